"""Card Bowl's computer coaches. They see a seat's view and a question, never a hidden card."""
