import type { RecipientKind } from '@innkeeper/domain/privacy/processing.ts'

/** Who outside the house gets something of a person through a feature, as the property has it set up now. */
export type Recipient = { kind: RecipientKind; name: string }

/** A form that a law has the house keep: its country, and for how many months after departure. */
export type Register = { name: string; country: string; months: number }

/** What a feature adds to the house's record of processing. */
export type Processing = {
  recipients?(propertyId: string): Promise<Recipient[]>
  registers?(propertyId: string): Promise<Register[]>
}
