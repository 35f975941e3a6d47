"""For all tests: nothing is timed, so a busy machine fails none of them."""

from hypothesis import HealthCheck, settings

settings.register_profile("snapcount", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("snapcount")
