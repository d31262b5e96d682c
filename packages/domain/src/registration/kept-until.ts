import { addMonths } from '../privacy/retention.ts'

/** The last day on which a registration is kept, counted from the departure. */
export const keptUntil = (departure: string, months: number): string => addMonths(departure, months)
