import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'

/** All that the guest wrote, to the order and to single lines: an allergy must be seen before anybody accepts. */
export function commentsOf({ comment, summary }: Pick<RequestListItem, 'comment' | 'summary'>): string[] {
  return [...new Set([comment, ...summary.map((line) => line.comment)])].filter(Boolean)
}
