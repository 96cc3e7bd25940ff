// Runs a job for each item; an error in one stops no other.

/** Runs every job, even after one throws; `broke` gets each error. */
export function apart<T>(
  all: Iterable<T>,
  job: (one: T) => void,
  broke: (error: unknown, one: T) => void,
): void {
  for (const one of all)
    try {
      job(one);
    } catch (error) {
      broke(error, one);
    }
}
