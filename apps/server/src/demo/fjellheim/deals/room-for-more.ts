import { targetGroupId } from '../target-groups.ts'
import type { FjellheimDeal } from './deal.ts'

export const barnForTheCar: FjellheimDeal = {
  key: 'barn-for-the-car',
  products: [{ key: 'barn-garage' }],
  pictures: ['barnGarage'],
  liking: 4,
  texts: {
    en: {
      title: 'The car stays dry',
      subtitle: 'A place in the barn, out of the snow.',
      description:
        'Six cars fit under the roof behind the house. No scraping in the morning, and Ola has cables if it still will not start.',
    },
    da: {
      title: 'Bilen står tørt',
      subtitle: 'En plads i laden, i læ for sneen.',
      description:
        'Der er plads til seks biler under taget bag huset. Ingen skrabning om morgenen, og Ola har startkabler, hvis den alligevel ikke vil.',
    },
    fi: {
      title: 'Auto pysyy kuivana',
      subtitle: 'Paikka ladossa, lumelta suojassa.',
      description:
        'Katon alle talon taakse mahtuu kuusi autoa. Aamulla ei tarvitse raaputtaa, ja Olalla on käynnistyskaapelit, jos auto ei silti käynnisty.',
    },
    nl: {
      title: 'De auto blijft droog',
      subtitle: 'Een plaats in de schuur, uit de sneeuw.',
      description:
        'Er passen zes auto’s onder het dak achter het huis. ’s Ochtends geen ruiten krabben, en Ola heeft startkabels als hij toch niet wil.',
    },
    no: {
      title: 'Bilen står tørt',
      subtitle: 'En plass i låven, i ly for snøen.',
      description:
        'Det er plass til seks biler under taket bak huset. Ingen skraping om morgenen, og Ola har startkabler hvis den likevel ikke vil.',
    },
    sv: {
      title: 'Bilen står torrt',
      subtitle: 'En plats i ladan, i lä för snön.',
      description:
        'Det ryms sex bilar under taket bakom huset. Inget skrapande på morgonen, och Ola har startkablar om den ändå inte vill.',
    },
  },
}

export const bedForOneMore: FjellheimDeal = {
  key: 'bed-for-one-more',
  products: [{ key: 'extra-bed' }],
  pictures: ['extraBed'],
  targetGroups: [targetGroupId('families'), targetGroupId('longStays')],
  daysBeforeArrival: { from: 1, to: 60 },
  liking: 3,
  texts: {
    en: {
      title: 'A bed for one more',
      subtitle: 'Made up before you open the door.',
      description:
        'A grandmother, a cousin, a friend from school: say for which nights, and there is a bed of their own with a lamp to read by.',
    },
    da: {
      title: 'En seng til én mere',
      subtitle: 'Redt op, før du åbner døren.',
      description:
        'En farmor, en fætter, en ven fra skolen: sig hvilke nætter, så står der en seng med en læselampe.',
    },
    fi: {
      title: 'Vuode vielä yhdelle',
      subtitle: 'Pedattuna, ennen kuin avaat oven.',
      description:
        'Mummo, serkku tai koulukaveri: kerro, minä öinä, niin hänelle on oma vuode ja lukulamppu.',
    },
    nl: {
      title: 'Een bed voor nog iemand',
      subtitle: 'Opgemaakt voordat u de deur opent.',
      description:
        'Een oma, een neefje, een vriend van school: zeg voor welke nachten, dan staat er een eigen bed met een leeslampje.',
    },
    no: {
      title: 'En seng til én til',
      subtitle: 'Redd opp før du åpner døra.',
      description:
        'En bestemor, en fetter, en venn fra skolen: si hvilke netter, så står det en egen seng med leselampe.',
    },
    sv: {
      title: 'En säng för en till',
      subtitle: 'Bäddad innan du öppnar dörren.',
      description:
        'En mormor, en kusin, en vän från skolan: säg vilka nätter, så finns det en egen säng med läslampa.',
    },
  },
}

/** Until the tracks are set. */
export const waxedOvernight: FjellheimDeal = {
  key: 'waxed-overnight',
  state: 'paused',
  products: [{ key: 'ski-waxing' }],
  pictures: ['skiTrack'],
  liking: 3,
  texts: {
    en: {
      title: 'Skis waxed overnight',
      subtitle: 'On the rack when you have had your breakfast.',
      description:
        'Ola looks at the thermometer before he goes to bed and waxes for the morning. Leave your skis in the shed by 20:00.',
    },
    da: {
      title: 'Smurte ski til morgenmaden',
      subtitle: 'De står i stativet, når du har spist.',
      description:
        'Ola ser på termometeret, før han går i seng, og smører til morgenen. Stil skiene i skuret inden kl. 20.',
    },
    fi: {
      title: 'Sukset voideltuina aamuksi',
      subtitle: 'Telineessä, kun olet syönyt aamiaisen.',
      description:
        'Ola katsoo lämpömittaria ennen nukkumaanmenoa ja voitelee aamun keliin. Jätä sukset vajaan klo 20 mennessä.',
    },
    nl: {
      title: 'Ski’s gewaxt voor de ochtend',
      subtitle: 'In het rek zodra u hebt ontbeten.',
      description:
        'Ola kijkt op de thermometer voor hij gaat slapen en waxt voor de ochtend. Zet uw ski’s vóór 20.00 uur in de schuur.',
    },
    no: {
      title: 'Nysmurte ski til frokost',
      subtitle: 'De står i stativet når du har spist.',
      description:
        'Ola ser på gradestokken før han legger seg, og smører til morgenen. Sett skiene i skjulet innen kl. 20.',
    },
    sv: {
      title: 'Nyvallade skidor till frukost',
      subtitle: 'De står i stället när du har ätit.',
      description:
        'Ola tittar på termometern innan han går och lägger sig, och vallar för morgonen. Ställ skidorna i skjulet före kl. 20.',
    },
  },
}
