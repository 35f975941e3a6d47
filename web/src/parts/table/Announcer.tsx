/** What a screen reader says: every new event, then what is asked. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { EventOut } from "../../net/wire";

export function Announcer({ events, prompt }: { events: EventOut[]; prompt: string }) {
  const [said, setSaid] = useState("");
  const heard = useRef(events.length);
  useEffect(() => {
    const news = events.slice(heard.current).map((event) => event.text);
    heard.current = events.length;
    const words = [...news, prompt].filter(Boolean).join(" ");
    if (words) setSaid(words); // an event without words doesn't wipe out what is being read
  }, [events.length, prompt]);
  return (
    <div class="hush" role="status" aria-live="polite" data-testid="announcer">
      {said}
    </div>
  );
}
