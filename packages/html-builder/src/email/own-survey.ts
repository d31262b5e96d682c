import type { EmailPart } from './compiled-email.ts'

/** Whether any of these parts leads by its words to the recipient's own survey; a button beside other things asks nobody. */
export function leadsToOwnSurvey(parts: readonly EmailPart[]): boolean {
  return parts.some((part) => {
    if (typeof part === 'string') return false
    if ('fill' in part) return part.fill === 'surveyLink'
    if ('start' in part) return leadsToOwnSurvey(part.start)
    if ('rows' in part) return part.rows.some(leadsToOwnSurvey)
    return 'parts' in part && leadsToOwnSurvey(part.parts)
  })
}
