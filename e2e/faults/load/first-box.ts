/** A box of the hotel's guestbook. */
export async function firstBox(origin: string, hotel: string): Promise<string> {
  const answer = await fetch(`${origin}/api/guest/${hotel}/guestbook`)
  const { data } = (await answer.json()) as { data: { boxes: { id: string }[] } }
  const box = data.boxes[1]
  if (!box) throw new Error(`${hotel} has no boxes`)
  return box.id
}
