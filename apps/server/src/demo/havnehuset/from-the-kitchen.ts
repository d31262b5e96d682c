import { doc, p } from '../rich-text-builders.ts'
import { shown } from '../shown.ts'
import type { HavnehusetCard } from './card.ts'

export const fromTheKitchen: HavnehusetCard = {
  key: 'from-the-kitchen',
  type: 'Product',
  layout: 'side',
  pictures: ['table'],
  // A house without cards for departed guests shows them those for visitors without a booking.
  visibility: shown({ to: ['precheckin', 'checkin'] }),
  product: {
    hasServiceCharge: true,
    sells: ['ferry-breakfast', 'cake', 'smoked-fish', 'kayak', 'late-check-out'],
  },
  texts: {
    da: {
      title: 'Bestil hos Mette og Jens',
      subtitle: 'Morgenmad til båden, kage og en kajak.',
      button: 'Se og bestil',
      body: doc(p('Vælg her, så finder vi ud af resten. Vi svarer, når vi har mel af hænderne.')),
    },
    en: {
      title: 'Order from Mette and Jens',
      subtitle: 'Breakfast for the ferry, cake and a kayak.',
      button: 'See and order',
      body: doc(p('Choose here and we sort out the rest. We answer once the flour is off our hands.')),
    },
  },
}
