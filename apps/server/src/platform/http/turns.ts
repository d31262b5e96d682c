/** As many as keep the one thread busy for a few milliseconds. */
const IN_ONE_TURN = 16

export type Turns = {
  /** Does it at once, or in one of the next turns where enough was begun in this one; first come, first served. */
  take(work: () => void): void
}

/**
 * In each turn of its loop the process is handed one new connection, and reads whatever came on all those that are
 * open. With hundreds of busy connections a turn would be as long as all their answers take, and whoever connects anew
 * would wait until they fall silent. So only some requests are begun in one turn.
 */
export function createTurns(inOneTurn = IN_ONE_TURN): Turns {
  const line: (() => void)[] = []
  let begun = 0
  let isTurnAhead = false

  function lookAhead() {
    if (isTurnAhead) return
    isTurnAhead = true
    setImmediate(turn)
  }

  function turn() {
    isTurnAhead = false
    const due = line.splice(0, inOneTurn)
    begun = due.length
    if (begun > 0) lookAhead()
    for (const work of due) work()
  }

  return {
    take(work) {
      lookAhead()
      if (line.length > 0 || begun >= inOneTurn) {
        line.push(work)
        return
      }
      begun++
      work()
    },
  }
}
