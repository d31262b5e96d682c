import { addMonths } from './retention.ts'

/**
 * How many months the law of a country has a house keep what guests wrote into its register, where it names a period.
 * Norway asks for a register and names none; in the Netherlands the municipality decides. The months of Finland and
 * Sweden were not confirmed in any public source.
 */
const REGISTER_MONTHS: Readonly<Record<string, number>> = { DK: 24, EE: 24, FI: 12, SE: 3 }

/** Until when a guest's registration stays locked, counted from the departure; null where no law names a day. */
export function registerLockedUntil(country: string, departure: string): string | null {
  const months = REGISTER_MONTHS[country]
  return months === undefined ? null : addMonths(departure, months)
}
