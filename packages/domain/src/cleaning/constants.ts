/** Between these a guest may ask for or skip tomorrow's cleaning, in the property's time zone. */
export const DEFAULT_CLEANING_WINDOW = { start: '08:00', end: '22:00' } as const
