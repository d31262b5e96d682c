/** What is asked under one name is done one after the other, whatever became of the one before. */
export function createTurns() {
  const last = new Map<string, Promise<void>>()
  return (name: string, work: () => Promise<void>): Promise<void> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    const leave = () => {
      if (last.get(name) === mine) last.delete(name)
    }
    void mine.then(leave, leave)
    return mine
  }
}
