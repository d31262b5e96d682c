import type { Season } from './schema.ts'

/** Seasons that cannot be, by their place: one that ends before it begins, and each that shares a day with one before. */
export function seasonProblems(seasons: readonly Pick<Season, 'from' | 'to'>[]): number[] {
  return seasons.flatMap((season, place) => {
    const sharesADay = seasons
      .slice(0, place)
      .some((earlier) => earlier.from <= season.to && season.from <= earlier.to)
    return season.to < season.from || sharesADay ? [place] : []
  })
}
