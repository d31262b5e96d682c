import type { PresetCard } from './preset-card.ts'

export const beforeYouCome: PresetCard = {
  key: 'before-you-come',
  type: 'Content',
  to: ['precheckin'],
  words: {
    en: {
      title: 'Before you come',
      subtitle: 'We look forward to seeing you.',
      body: [
        'Your stay begins on {{arrival}}. Check-in and check-out times, our address and our telephone number stand at the bottom of this page.',
        [
          'Tell us if you expect to arrive late, so that somebody is there.',
          'Let us know about allergies, a cot or anything else we can prepare.',
          'Bring an identity card or passport for everybody.',
        ],
        'Keep this link: it opens your guestbook before, during and after the stay.',
      ],
    },
    da: {
      title: 'Inden du kommer',
      subtitle: 'Vi glæder os til at se dig.',
      body: [
        'Dit ophold begynder {{arrival}}. Tider for check-in og check-out, vores adresse og telefonnummer står nederst på siden.',
        [
          'Sig til, hvis du regner med at komme sent, så der er nogen til at tage imod.',
          'Fortæl os om allergier, barneseng eller andet, vi kan gøre klar.',
          'Husk pas eller id-kort til alle.',
        ],
        'Gem linket: det åbner din gæstebog før, under og efter opholdet.',
      ],
    },
    fi: {
      title: 'Ennen tuloa',
      subtitle: 'Odotamme sinua.',
      body: [
        'Majoituksesi alkaa {{arrival}}. Tulo- ja lähtöajat, osoitteemme ja puhelinnumeromme löytyvät sivun alalaidasta.',
        [
          'Kerro, jos saavut myöhään, niin joku on vastassa.',
          'Kerro allergioista, vauvansängystä tai muusta, minkä voimme valmistella.',
          'Ota mukaan henkilökortti tai passi jokaiselle.',
        ],
        'Säilytä tämä linkki: se avaa vieraskirjasi ennen majoitusta, sen aikana ja sen jälkeen.',
      ],
    },
    nl: {
      title: 'Voordat u komt',
      subtitle: 'We kijken ernaar uit u te ontvangen.',
      body: [
        'Uw verblijf begint op {{arrival}}. De in- en uitchecktijden, ons adres en ons telefoonnummer staan onderaan deze pagina.',
        [
          'Laat het ons weten als u laat aankomt, dan is er iemand.',
          'Vertel ons over allergieën, een kinderbedje of iets anders dat we kunnen klaarzetten.',
          'Neem voor iedereen een identiteitskaart of paspoort mee.',
        ],
        'Bewaar deze link: hij opent uw gastenboek voor, tijdens en na het verblijf.',
      ],
    },
    no: {
      title: 'Før du kommer',
      subtitle: 'Vi gleder oss til å se deg.',
      body: [
        'Oppholdet begynner {{arrival}}. Tider for innsjekk og utsjekk, adressen og telefonnummeret vårt står nederst på siden.',
        [
          'Si fra hvis du kommer sent, så er det noen der.',
          'Fortell oss om allergier, barneseng eller annet vi kan gjøre klart.',
          'Ta med pass eller id-kort for alle.',
        ],
        'Ta vare på lenken: den åpner gjesteboken din før, under og etter oppholdet.',
      ],
    },
    sv: {
      title: 'Innan du kommer',
      subtitle: 'Vi ser fram emot att träffa dig.',
      body: [
        'Din vistelse börjar {{arrival}}. Tider för in- och utcheckning, vår adress och vårt telefonnummer står längst ner på sidan.',
        [
          'Säg till om du räknar med att komma sent, så finns någon på plats.',
          'Berätta om allergier, barnsäng eller annat som vi kan ordna i förväg.',
          'Ta med pass eller id-kort för alla.',
        ],
        'Spara länken: den öppnar din gästbok före, under och efter vistelsen.',
      ],
    },
  },
}
