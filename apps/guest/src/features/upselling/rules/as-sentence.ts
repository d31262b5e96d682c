/** What stands on a line of its own begins with a capital; weekdays begin with a small letter in most languages. */
export const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
