import { DRAWN_FOR_THE_DEMO, type PicturePlan } from '../pictures.ts'
import type { FjellheimLanguage } from './languages.ts'

const BERASATEGI = 'Aitzol Berasategi, 2018, CC BY 4.0'

export type FjellheimPicture =
  | 'summit'
  | 'meadow'
  | 'trail'
  | 'stream'
  | 'dandelion'
  | 'fig'
  | 'lounge'
  | 'room'
  | 'spa'
  | 'sauna'
  | 'restaurant'
  | 'waffles'

export const FJELLHEIM_PICTURES: Record<FjellheimPicture, PicturePlan<FjellheimLanguage>> = {
  summit: {
    fileName: 'sunset-summit.jpg',
    credit: BERASATEGI,
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
    credit: BERASATEGI,
    focalPoint: { x: 0.55, y: 0.4 },
    alt: {
      en: 'Green pasture, amber larches and the ridge behind the hotel',
      da: 'Grøn eng, gyldne lærketræer og bjergryggen bag hotellet',
      fi: 'Vihreä niitty, kullanruskeita lehtikuusia ja hotellin takainen harjanne',
      nl: 'Groene weide, goudgele lariksen en de bergkam achter het hotel',
      no: 'Grønn setervoll, gylne lerketrær og fjellryggen bak hotellet',
      sv: 'Grön äng, gyllene lärkträd och bergskammen bakom hotellet',
    },
  },
  trail: {
    fileName: 'mountain-trail.jpg',
    credit: BERASATEGI,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: {
      en: 'A path across the mountainside below snow-streaked rock walls',
      da: 'En sti over fjeldsiden under klippevægge med snestriber',
      fi: 'Polku tunturin rinteellä lumijuovaisten kallioseinämien alla',
      nl: 'Een pad over de berghelling onder rotswanden met sneeuwresten',
      no: 'En sti over fjellsiden under bergvegger med snøflekker',
      sv: 'En stig över fjällsidan under bergväggar med snöfläckar',
    },
  },
  stream: {
    fileName: 'forest-stream.jpg',
    credit: BERASATEGI,
    focalPoint: { x: 0.5, y: 0.6 },
    alt: {
      en: 'A stream falling in small steps through the forest',
      da: 'En bæk, der falder i små trin gennem skoven',
      fi: 'Puro laskeutuu pienin portain metsän läpi',
      nl: 'Een beek die in kleine treden door het bos valt',
      no: 'En bekk som faller i små trinn gjennom skogen',
      sv: 'En bäck som faller i små steg genom skogen',
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
  fig: {
    fileName: 'fig-on-plate.jpg',
    credit: 'Trevor "Freespace", 2018, CC BY 4.0',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: {
      en: 'Half a ripe fig in a red bowl',
      da: 'En halv moden figen i en rød skål',
      fi: 'Puolikas kypsä viikuna punaisessa kulhossa',
      nl: 'Een halve rijpe vijg in een rode schaal',
      no: 'En halv moden fiken i en rød skål',
      sv: 'Ett halvt moget fikon i en röd skål',
    },
  },
  lounge: {
    fileName: 'lounge-table.jpg',
    credit: 'Jakub Mede, 2018, CC BY 4.0',
    focalPoint: { x: 0.5, y: 0.38 },
    alt: {
      en: 'A bottle of red wine and a glass on a low wooden table in the lounge',
      da: 'En flaske rødvin og et glas på et lavt træbord i salonen',
      fi: 'Punaviinipullo ja lasi matalalla puupöydällä oleskeluhuoneessa',
      nl: 'Een fles rode wijn en een glas op een lage houten tafel in de lounge',
      no: 'En flaske rødvin og et glass på et lavt trebord i peisestua',
      sv: 'En flaska rödvin och ett glas på ett lågt träbord i salongen',
    },
  },
  room: {
    fileName: 'room.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      en: 'Drawing: a made bed below a window that frames the mountains',
      da: 'Tegning: en redt seng under et vindue, der indrammer fjeldene',
      fi: 'Piirros: pedattu sänky ikkunan alla, josta näkyvät vuoret',
      nl: 'Tekening: een opgemaakt bed onder een raam met uitzicht op de bergen',
      no: 'Tegning: en oppredd seng under et vindu som rammer inn fjellet',
      sv: 'Teckning: en bäddad säng under ett fönster som ramar in fjällen',
    },
  },
  spa: {
    fileName: 'spa.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      en: 'Drawing: steam over a warm pool, stones and a folded towel beside it',
      da: 'Tegning: damp over et varmt bassin med sten og et foldet håndklæde ved siden af',
      fi: 'Piirros: höyryä lämpimän altaan yllä, vieressä kiviä ja taiteltu pyyhe',
      nl: 'Tekening: damp boven een warm bad, met stenen en een gevouwen handdoek ernaast',
      no: 'Tegning: damp over et varmt basseng, med steiner og et brettet håndkle ved siden av',
      sv: 'Teckning: ånga över en varm bassäng, med stenar och en vikt handduk bredvid',
    },
  },
  sauna: {
    fileName: 'sauna.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      en: 'Drawing: a lit sauna cabin by a mountain lake at night',
      da: 'Tegning: en oplyst saunahytte ved en bjergsø om natten',
      fi: 'Piirros: valaistu saunamökki tunturijärven rannalla yöllä',
      nl: 'Tekening: een verlichte saunahut aan een bergmeer in de nacht',
      no: 'Tegning: en opplyst badstue ved et fjellvann om natten',
      sv: 'Teckning: en upplyst bastustuga vid en fjällsjö om natten',
    },
  },
  restaurant: {
    fileName: 'restaurant.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      en: 'Drawing: a table for two by the window, a lamp above and the ridge outside',
      da: 'Tegning: et bord til to ved vinduet med en lampe over og højdedraget udenfor',
      fi: 'Piirros: kahden hengen pöytä ikkunan ääressä, lamppu yllä ja harjanne ulkona',
      nl: 'Tekening: een tafel voor twee bij het raam, een lamp erboven en de bergkam buiten',
      no: 'Tegning: et bord for to ved vinduet, en lampe over og fjellryggen utenfor',
      sv: 'Teckning: ett bord för två vid fönstret, en lampa ovanför och bergskammen utanför',
    },
  },
  waffles: {
    fileName: 'waffles.svg',
    credit: DRAWN_FOR_THE_DEMO,
    focalPoint: { x: 0.4, y: 0.5 },
    alt: {
      en: 'Drawing: heart-shaped waffles on a plate, jam and a cup of coffee',
      da: 'Tegning: hjertevafler på en tallerken, syltetøj og en kop kaffe',
      fi: 'Piirros: sydänvohveleita lautasella, hilloa ja kuppi kahvia',
      nl: 'Tekening: hartvormige wafels op een bord, jam en een kop koffie',
      no: 'Tegning: hjertevafler på en tallerken, syltetøy og en kopp kaffe',
      sv: 'Teckning: hjärtformade våfflor på en tallrik, sylt och en kopp kaffe',
    },
  },
}
