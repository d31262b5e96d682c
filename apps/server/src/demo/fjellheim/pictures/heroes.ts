import type { PicturePlan } from '../../pictures.ts'
import type { FjellheimLanguage } from '../languages.ts'

/** Behind greetings: at least 1080 px high, so that a tall crop stays sharp. */
export const HEROES = {
  summit: {
    fileName: 'sunset-summit.jpg',
    credit: 'Aitzol Berasategi, 2018, CC BY 4.0',
    focalPoint: { x: 0.5, y: 0.45 },
    alt: {
      en: 'The sun low over blue ridges, seen from the summit',
      da: 'Solen står lavt over blå højdedrag, set fra toppen',
      fi: 'Aurinko matalalla sinisten harjanteiden yllä huipulta nähtynä',
      nl: 'De zon laag boven blauwe bergruggen, gezien vanaf de top',
      no: 'Lav sol over blå åser, sett fra toppen',
      sv: 'Solen står lågt över blå åsar, sedd från toppen',
    },
  },
  meadow: {
    fileName: 'mountain-meadow.jpg',
    credit: 'Aitzol Berasategi, 2018, CC BY 4.0',
    focalPoint: { x: 0.62, y: 0.42 },
    alt: {
      en: 'Green pasture, amber larches and the ridge behind the hotel',
      da: 'Grøn eng, gyldne lærketræer og bjergryggen bag hotellet',
      fi: 'Vihreä niitty, kullanruskeita lehtikuusia ja hotellin takainen harjanne',
      nl: 'Groene weide, goudgele lariksen en de bergkam achter het hotel',
      no: 'Grønn setervoll, gylne lerketrær og fjellryggen bak hotellet',
      sv: 'Grön äng, gyllene lärkträd och bergskammen bakom hotellet',
    },
  },
  lake: {
    fileName: 'lake-under-snow-peaks.jpg',
    credit: 'Budgie Desktop Developers, 2024 or earlier, CC0 1.0',
    focalPoint: { x: 0.36, y: 0.42 },
    alt: {
      en: 'A still lake below snow-covered peaks under a blue sky',
      da: 'En stille sø under snedækkede tinder og blå himmel',
      fi: 'Tyyni järvi lumihuippuisten vuorten alla sinisen taivaan alla',
      nl: 'Een stil meer onder besneeuwde toppen en een blauwe lucht',
      no: 'Et stille vann under snødekte tinder og blå himmel',
      sv: 'En stilla sjö nedanför snöklädda toppar och blå himmel',
    },
  },
  boats: {
    fileName: 'rowing-boats-at-sunset.jpg',
    credit: 'Ian Hex, about 2015, LGPL 3.0',
    focalPoint: { x: 0.4, y: 0.6 },
    alt: {
      en: 'Rowing boats drawn up on the shore at sunset',
      da: 'Robåde trukket op på bredden ved solnedgang',
      fi: 'Soutuveneitä rannalla auringonlaskun aikaan',
      nl: 'Roeiboten op de oever bij zonsondergang',
      no: 'Robåter trukket opp på stranda ved solnedgang',
      sv: 'Roddbåtar uppdragna på stranden i solnedgången',
    },
  },
  dandelion: {
    fileName: 'evening-meadow.jpg',
    credit: 'Clemens Engelhardt, 2018, CC0 1.0',
    focalPoint: { x: 0.3, y: 0.45 },
    alt: {
      en: 'Dandelion clocks in the last light of the evening',
      da: 'Mælkebøttefnug i aftenens sidste lys',
      fi: 'Voikukan haituvia illan viimeisessä valossa',
      nl: 'Paardenbloempluizen in het laatste avondlicht',
      no: 'Løvetannfnokker i kveldens siste lys',
      sv: 'Maskrosbollar i kvällens sista ljus',
    },
  },
} satisfies Record<string, PicturePlan<FjellheimLanguage>>
