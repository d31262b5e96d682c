/** Short enough for a key or a click in between to be answered at once. */
const SLICE_MS = 12

/** Does work of many steps a slice at a time, and tells what came of it; answers how to give up. */
export function inSlices<Result>(
  work: Generator<undefined, Result>,
  done: (result: Result) => void,
): () => void {
  let next = setTimeout(slice)
  return () => clearTimeout(next)

  function slice() {
    const end = performance.now() + SLICE_MS
    while (performance.now() < end) {
      const step = work.next()
      if (step.done) return done(step.value)
    }
    next = setTimeout(slice)
  }
}
