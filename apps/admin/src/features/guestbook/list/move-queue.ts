/** Moves reach the server one after the other, each based on the order the one before left. */
let moves: Promise<unknown> = Promise.resolve()

export function queueMove(send: () => Promise<void>): void {
  moves = moves.then(send)
}

/** Resolves when every move made so far has its answer. */
export async function movesAnswered(): Promise<void> {
  await moves
}
