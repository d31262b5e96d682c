import { categoryId } from '../units.ts'
import type { FjellheimDeal } from './deal.ts'

export const saunaAndADip: FjellheimDeal = {
  key: 'sauna-and-a-dip',
  products: [{ key: 'sauna-and-dip' }],
  pictures: ['tarn', 'sauna'],
  nights: { from: 2 },
  liking: 6,
  texts: {
    en: {
      title: 'Sauna and a dip',
      subtitle: 'Just the two of you, for an hour by the tarn.',
      description:
        'We light the stove an hour before and leave the lanterns burning along the path. The water is four steps from the door, also when there is ice to break.',
    },
    da: {
      title: 'Sauna og en dukkert',
      subtitle: 'Kun jer to, en time ved søen.',
      description:
        'Vi tænder op en time før og lader lygterne brænde langs stien. Der er fire skridt fra døren til vandet, også når isen skal brydes.',
    },
    fi: {
      title: 'Sauna ja pulahdus',
      subtitle: 'Vain te kaksi, tunti lammen rannalla.',
      description:
        'Lämmitämme kiukaan tuntia ennen ja jätämme lyhdyt palamaan polun varrelle. Ovelta on neljä askelta veteen, avannon aikaankin.',
    },
    nl: {
      title: 'Sauna en een duik',
      subtitle: 'Alleen u beiden, een uur aan het meer.',
      description:
        'We steken de kachel een uur van tevoren aan en laten de lantaarns langs het pad branden. Het water is vier stappen van de deur, ook als er een wak nodig is.',
    },
    no: {
      title: 'Badstue og et dypp',
      subtitle: 'Bare dere to, en time ved tjernet.',
      description:
        'Vi fyrer opp en time før og lar lyktene brenne langs stien. Det er fire skritt fra døra til vannet, også når isen må hogges.',
    },
    sv: {
      title: 'Bastu och ett dopp',
      subtitle: 'Bara ni två, en timme vid tjärnen.',
      description:
        'Vi eldar upp bastun en timme i förväg och låter lyktorna brinna längs stigen. Det är fyra steg från dörren till vattnet, också när isvaken måste hackas upp.',
    },
  },
}

export const cocoaUnderTheStarsDeal: FjellheimDeal = {
  key: 'cocoa-under-the-stars',
  products: [{ key: 'cocoa-under-the-stars', salePrice: 195 }],
  pictures: ['stars'],
  // They have the balconies.
  unitCategories: [categoryId('double'), categoryId('suite')],
  loweredDaysAgo: 11,
  liking: 8,
  texts: {
    en: {
      title: 'Cocoa under the stars',
      subtitle: 'Hides, blankets and a flask, on your balcony.',
      description:
        'Two reindeer hides, wool blankets and a flask of cocoa on your own balcony, ready at 21:00. We light the lantern.',
    },
    da: {
      title: 'Kakao under stjernerne',
      subtitle: 'Skind, tæpper og en termokande på din altan.',
      description:
        'To rensdyrskind, uldtæpper og en termokande kakao på din egen altan, klar kl. 21. Vi tænder lygten.',
    },
    fi: {
      title: 'Kaakaota tähtien alla',
      subtitle: 'Taljat, huovat ja termospullo parvekkeellasi.',
      description:
        'Kaksi porontaljaa, villahuovat ja termospullo kaakaota omalla parvekkeella, valmiina klo 21. Me sytytämme lyhdyn.',
    },
    nl: {
      title: 'Chocolademelk onder de sterren',
      subtitle: 'Vachten, dekens en een thermosfles op uw balkon.',
      description:
        'Twee rendiervachten, wollen dekens en een thermosfles chocolademelk op uw eigen balkon, klaar om 21.00 uur. Wij steken de lantaarn aan.',
    },
    no: {
      title: 'Kakao under stjernene',
      subtitle: 'Skinn, pledd og en termos på balkongen.',
      description:
        'To reinskinn, ullpledd og en termos med kakao på din egen balkong, klart kl. 21. Vi tenner lykta.',
    },
    sv: {
      title: 'Choklad under stjärnorna',
      subtitle: 'Skinn, filtar och en termos på balkongen.',
      description:
        'Två renskinn, yllefiltar och en termos varm choklad på din egen balkong, klart kl. 21. Vi tänder lyktan.',
    },
  },
}
