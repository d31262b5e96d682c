/** By the question's id: a score or a rating, the ids of choices, or words. */
export type Answers = Readonly<Record<string, number | string | string[]>>
export type Answer = Answers[string]
