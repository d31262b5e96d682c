/** What products are grouped by, in the words of each language; the first is what the desk says. */
export const CATEGORIES = {
  menu: {
    en: 'From the kitchen',
    da: 'Fra køkkenet',
    fi: 'Keittiöstä',
    nl: 'Uit de keuken',
    no: 'Fra kjøkkenet',
    sv: 'Från köket',
  },
  bar: {
    en: 'From the bar',
    da: 'Fra baren',
    fi: 'Baarista',
    nl: 'Van de bar',
    no: 'Fra baren',
    sv: 'Från baren',
  },
  spa: { en: 'Spa', da: 'Spa', fi: 'Kylpylä', nl: 'Spa', no: 'Spa', sv: 'Spa' },
  outdoors: {
    en: 'Out and about',
    da: 'Ud i det fri',
    fi: 'Ulos luontoon',
    nl: 'Naar buiten',
    no: 'Ut på tur',
    sv: 'Ut i naturen',
  },
  stay: {
    en: 'Your stay',
    da: 'Dit ophold',
    fi: 'Majoituksesi',
    nl: 'Uw verblijf',
    no: 'Oppholdet ditt',
    sv: 'Din vistelse',
  },
} as const
