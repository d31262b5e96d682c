// Reports of registrations: what a law has a house hand to the police or to statistics, in the form they take.
// Adapter: a plain file (plain-file.ts), which authorities take by hand or by mail.

/** One person who stayed, as the police ask for them. */
export type ReportedPerson = {
  arrival: string
  departure: string
  firstName: string
  lastName: string
  birthDate: string
  nationality: string
  residenceCountry: string
  address: string
  arrivedFrom: string
  documentType: string
  documentNumber: string
  documentIssuer: string
  /** Why something is missing; empty as a rule. */
  note: string
}

/** Guests who have everything in common that statistics ask for; who they are is nobody's business there. */
export type CountedGuests = Pick<
  ReportedPerson,
  'arrival' | 'departure' | 'nationality' | 'residenceCountry' | 'arrivedFrom'
> & { people: number }

export type RegisterReport = {
  /** What it is named as a file, without the days. */
  fileEnding: string
  contentType: string
  /** Values as they were written: an authority compares them with documents. */
  writePeople(people: readonly ReportedPerson[]): string
  writeCounts(guests: readonly CountedGuests[]): string
}
