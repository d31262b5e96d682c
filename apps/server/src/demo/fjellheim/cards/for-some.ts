import { doc, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'
import { targetGroupId } from '../target-groups.ts'
import { categoryId } from '../units.ts'

export const familiesAndLongStays: FjellheimCard = {
  key: 'families-and-long-stays',
  type: 'Content',
  layout: 'side',
  pictures: ['stream'],
  visibility: shown({
    to: ['precheckin', 'checkin'],
    onlyTo: { targetGroups: [targetGroupId('families'), targetGroupId('longStays')] },
  }),
  texts: {
    en: {
      title: 'Days with time in them',
      subtitle: 'For families, and for those who stay a while.',
      body: doc(
        ul(
          'Children’s dinner at 17:30, with a grown-up table next to it',
          'A treasure map of the stream, from the desk',
          'The playroom is behind the library and never locked',
          'A washing machine on the first floor; soap is in the cupboard',
        ),
        p('Staying five nights or more? On the fourth we cook you dinner of your own choosing.'),
      ),
    },
    da: {
      title: 'Dage med god tid',
      subtitle: 'Til familier og til jer, der bliver et stykke tid.',
      body: doc(
        ul(
          'Børnemiddag kl. 17.30 med et voksenbord lige ved siden af',
          'Et skattekort over bækken fås i receptionen',
          'Legerummet bag biblioteket er altid åbent',
          'Vaskemaskine på første sal, sæben står i skabet',
        ),
        p('Bliver du fem nætter eller flere? Den fjerde aften bestemmer du, hvad vi laver til middag.'),
      ),
    },
    fi: {
      title: 'Päiviä, joissa on aikaa',
      subtitle: 'Perheille ja pidempään viipyville.',
      body: doc(
        ul(
          'Lasten illallinen klo 17.30, aikuisten pöytä ihan vieressä',
          'Aarrekartta purolle saatavilla vastaanotosta',
          'Leikkihuone kirjaston takana on aina auki',
          'Pesukone ensimmäisessä kerroksessa, pesuaine kaapissa',
        ),
        p('Viivytkö vähintään viisi yötä? Neljäntenä iltana saat itse päättää, mitä kokkaamme.'),
      ),
    },
    nl: {
      title: 'Dagen met tijd erin',
      subtitle: 'Voor gezinnen, en voor wie wat langer blijft.',
      body: doc(
        ul(
          'Kinderdiner om 17.30 uur, met een tafel voor de groten ernaast',
          'Een schatkaart van de beek ligt bij de receptie',
          'De speelkamer achter de bibliotheek is altijd open',
          'Een wasmachine op de eerste verdieping, zeep in de kast',
        ),
        p('Blijft u vijf nachten of langer? Op de vierde avond kiest u wat wij koken.'),
      ),
    },
    no: {
      title: 'Dager med god tid',
      subtitle: 'For familier, og for dere som blir en stund.',
      body: doc(
        ul(
          'Barnemiddag kl. 17.30, med voksenbord like ved',
          'Skattekart over bekken får dere i resepsjonen',
          'Lekerommet bak biblioteket er alltid åpent',
          'Vaskemaskin i første etasje, såpe i skapet',
        ),
        p('Blir du fem netter eller mer? Den fjerde kvelden bestemmer du hva vi lager til middag.'),
      ),
    },
    sv: {
      title: 'Dagar med gott om tid',
      subtitle: 'För familjer, och för er som stannar ett tag.',
      body: doc(
        ul(
          'Barnens middag kl. 17.30, med ett vuxenbord alldeles intill',
          'En skattkarta över bäcken finns i receptionen',
          'Lekrummet bakom biblioteket är alltid öppet',
          'Tvättmaskin på första våningen, tvättmedel i skåpet',
        ),
        p('Stannar du fem nätter eller fler? Den fjärde kvällen bestämmer du vad vi lagar till middag.'),
      ),
    },
  },
}

export const suiteGuests: FjellheimCard = {
  key: 'suite-guests',
  type: 'Content',
  layout: 'brand',
  visibility: shown({ to: ['precheckin', 'checkin'], onlyTo: { unitCategories: [categoryId('suite')] } }),
  texts: {
    en: {
      title: 'In the Fjord suite',
      subtitle: 'A few things that come with the corner room.',
      body: doc(
        ul(
          'Breakfast by the window, if you tell us the evening before',
          'The sauna to yourselves from 21:00 to 22:00',
          'A bottle of something cold on the balcony at arrival',
        ),
        p('Your fireplace is laid. One match is enough.'),
      ),
    },
    da: {
      title: 'I Fjordsuiten',
      subtitle: 'Et par ting, der følger med hjørneværelset.',
      body: doc(
        ul(
          'Morgenmad ved vinduet, hvis du siger til aftenen før',
          'Saunaen for jer selv fra 21.00 til 22.00',
          'En kølig flaske på altanen, når I kommer',
        ),
        p('Der er lagt op i pejsen. Én tændstik er nok.'),
      ),
    },
    fi: {
      title: 'Vuonosviitissä',
      subtitle: 'Muutama asia, joka kuuluu kulmahuoneeseen.',
      body: doc(
        ul(
          'Aamiainen ikkunan ääressä, kun kerrot edellisenä iltana',
          'Sauna vain teille klo 21–22',
          'Jotain kylmää parvekkeella, kun saavutte',
        ),
        p('Takkaan on ladottu puut. Yksi tulitikku riittää.'),
      ),
    },
    nl: {
      title: 'In de Fjordsuite',
      subtitle: 'Wat er bij de hoekkamer hoort.',
      body: doc(
        ul(
          'Ontbijt bij het raam, als u het de avond ervoor zegt',
          'De sauna voor u alleen van 21.00 tot 22.00 uur',
          'Een koude fles op het balkon bij aankomst',
        ),
        p('Het haardvuur is gelegd. Eén lucifer is genoeg.'),
      ),
    },
    no: {
      title: 'I Fjordsuiten',
      subtitle: 'Noen ting som følger med hjørnerommet.',
      body: doc(
        ul(
          'Frokost ved vinduet, om du sier fra kvelden før',
          'Badstua for dere selv fra kl. 21 til 22',
          'En kald flaske på balkongen når dere kommer',
        ),
        p('Det er lagt opp i peisen. Én fyrstikk er nok.'),
      ),
    },
    sv: {
      title: 'I Fjordsviten',
      subtitle: 'Några saker som hör till hörnrummet.',
      body: doc(
        ul(
          'Frukost vid fönstret, om du säger till kvällen innan',
          'Bastun för er själva mellan 21.00 och 22.00',
          'En kall flaska på balkongen när ni kommer',
        ),
        p('Brasan är förberedd. En tändsticka räcker.'),
      ),
    },
  },
}
