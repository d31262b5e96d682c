/**
 * The nights of a request that its stay has left; null where the stay has another night as well, which nobody asked
 * for, looked up or priced.
 */
export function nightsStillAsked(asked: readonly string[], left: readonly string[]): string[] | null {
  return left.every((night) => asked.includes(night)) ? [...left] : null
}
