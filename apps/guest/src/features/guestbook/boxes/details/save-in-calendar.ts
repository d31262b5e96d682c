import { type CalendarEvent, calendarFile } from '@innkeeper/domain/guestbook/calendar-file.ts'

/** Hands the event to the device as a file; phones offer it to their calendar. */
export function saveInCalendar(event: CalendarEvent): void {
  const file = new Blob([calendarFile(event)], { type: 'text/calendar;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${fileName(event.title)}.ics`
  link.click()
  // The download has its own hold on the file once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'event'
}
