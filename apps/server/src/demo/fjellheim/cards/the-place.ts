import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

export const thePlace: FjellheimCard = {
  key: 'the-place',
  type: 'Carousel',
  layout: 'picture',
  pictures: ['sauna', 'stream', 'room', 'trail', 'restaurant', 'meadow'],
  visibility: shown({ to: ['precheckin', 'checkin', 'checkout', 'qr'] }),
  texts: {
    en: { title: 'Outside and in', subtitle: 'Forty rooms, one fireplace, and the mountain behind' },
    da: { title: 'Ude og inde', subtitle: 'Fyrre værelser, én pejs og fjeldet lige bagved' },
    fi: { title: 'Ulkona ja sisällä', subtitle: 'Neljäkymmentä huonetta, yksi takka ja tunturi takana' },
    nl: { title: 'Buiten en binnen', subtitle: 'Veertig kamers, één open haard en de berg erachter' },
    no: { title: 'Ute og inne', subtitle: 'Førti rom, én peis og fjellet rett bak' },
    sv: { title: 'Ute och inne', subtitle: 'Fyrtio rum, en öppen spis och fjället alldeles bakom' },
  },
}
