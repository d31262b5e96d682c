import type { FjellheimDeal } from './deal.ts'

export const breakfastInBedDeal: FjellheimDeal = {
  key: 'breakfast-in-bed',
  products: [{ key: 'breakfast-in-bed' }],
  pictures: ['fig', 'tray'],
  // As many trays as the kitchen can carry out beside the buffet.
  stockPerDay: 10,
  liking: 6,
  texts: {
    en: {
      title: 'Breakfast in bed',
      subtitle: 'With eggs as you like them.',
      description:
        'Warm bread, brown cheese, a ripe fig and a pot of something hot, between half past seven and ten. Say for which mornings, and stay under the duvet.',
    },
    da: {
      title: 'Morgenmad på sengen',
      subtitle: 'Med æg, som du vil have dem.',
      description:
        'Lunt brød, brunost, en moden figen og en kande med noget varmt, mellem halv otte og ti. Sig hvilke morgener, og bliv under dynen.',
    },
    fi: {
      title: 'Aamiainen sänkyyn',
      subtitle: 'Kananmunat niin kuin niistä pidät.',
      description:
        'Lämmintä leipää, ruskeaa juustoa, kypsä viikuna ja pannullinen jotain kuumaa, puoli kahdeksan ja kymmenen välillä. Kerro, minä aamuina, ja pysy peiton alla.',
    },
    nl: {
      title: 'Ontbijt op bed',
      subtitle: 'Met eieren zoals u ze graag hebt.',
      description:
        'Warm brood, bruine kaas, een rijpe vijg en een pot met iets warms, tussen half acht en tien. Zeg op welke ochtenden en blijf lekker liggen.',
    },
    no: {
      title: 'Frokost på senga',
      subtitle: 'Med egg slik du liker dem.',
      description:
        'Lunt brød, brunost, en moden fiken og ei kanne med noe varmt, mellom halv åtte og ti. Si hvilke morgener, og bli liggende under dyna.',
    },
    sv: {
      title: 'Frukost på sängen',
      subtitle: 'Med ägg som du vill ha dem.',
      description:
        'Varmt bröd, mesost, ett moget fikon och en kanna med något varmt, mellan halv åtta och tio. Säg vilka morgnar och ligg kvar under täcket.',
    },
  },
}

export const noHurry: FjellheimDeal = {
  key: 'no-hurry',
  products: [{ key: 'last-morning' }],
  pictures: ['room'],
  liking: 5,
  texts: {
    en: {
      title: 'No hurry on the last day',
      subtitle: 'Your room until 14:00 at the latest.',
      description:
        'One more walk before the shower, or one more hour of sleep. Say until when you would like to keep your room, and we answer the same day.',
    },
    da: {
      title: 'Ingen hast den sidste dag',
      subtitle: 'Værelset indtil senest kl. 14.',
      description:
        'En tur mere før badet, eller en time mere på øjet. Sig, hvor længe du vil beholde værelset, så får du svar samme dag.',
    },
    fi: {
      title: 'Ei kiirettä viimeisenä päivänä',
      subtitle: 'Huone enintään klo 14 asti.',
      description:
        'Vielä yksi lenkki ennen suihkua tai tunti lisää unta. Kerro, mihin asti haluat pitää huoneen, niin vastaamme samana päivänä.',
    },
    nl: {
      title: 'Geen haast op de laatste dag',
      subtitle: 'Uw kamer tot uiterlijk 14.00 uur.',
      description:
        'Nog één wandeling voor het douchen, of nog een uurtje slapen. Zeg tot wanneer u de kamer wilt houden, dan hoort u het dezelfde dag.',
    },
    no: {
      title: 'Ingen hast den siste dagen',
      subtitle: 'Rommet til senest kl. 14.',
      description:
        'En tur til før dusjen, eller en time til med søvn. Si hvor lenge du vil beholde rommet, så får du svar samme dag.',
    },
    sv: {
      title: 'Ingen brådska sista dagen',
      subtitle: 'Rummet till senast kl. 14.',
      description:
        'En promenad till före duschen, eller en timme till under täcket. Säg hur länge du vill behålla rummet, så får du svar samma dag.',
    },
  },
}
