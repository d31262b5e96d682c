/** Between these a guest may ask for or skip tomorrow's cleaning, in the property's time zone. */
export const DEFAULT_CLEANING_WINDOW = { opens: '08:00', closes: '22:00' } as const
