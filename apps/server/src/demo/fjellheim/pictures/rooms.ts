import { DRAWN_FOR_THE_DEMO, type PicturePlan } from '../../pictures.ts'
import type { FjellheimLanguage } from '../languages.ts'

/** Rooms are drawn: no photograph shows those of a hotel that does not exist. */
export const ROOMS = {
  room: {
    fileName: 'double-room.svg',
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
  suite: {
    fileName: 'fjord-suite.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      en: 'Drawing: the suite at dusk, its wide window looking over water and mountains',
      da: 'Tegning: suiten i skumringen med det brede vindue ud mod vand og fjelde',
      fi: 'Piirros: sviitti hämärässä, leveästä ikkunasta näkyvät vesi ja vuoret',
      nl: 'Tekening: de suite bij schemering, met een breed raam op water en bergen',
      no: 'Tegning: suiten i skumringen, med bredt vindu mot vann og fjell',
      sv: 'Teckning: sviten i skymningen, med ett brett fönster mot vatten och fjäll',
    },
  },
  fireside: {
    fileName: 'fireside.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      en: 'Drawing: a fire in the stone hearth, an armchair with a blanket beside it',
      da: 'Tegning: ild i stenpejsen og en lænestol med et tæppe ved siden af',
      fi: 'Piirros: tuli kivitakassa ja vieressä nojatuoli, jolla on viltti',
      nl: 'Tekening: vuur in de stenen haard, met een leunstoel en een deken ernaast',
      no: 'Tegning: ild i steinpeisen og en lenestol med et pledd ved siden av',
      sv: 'Teckning: eld i stenspisen och en fåtölj med en filt bredvid',
    },
  },
  roomService: {
    fileName: 'room-service.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      en: 'Drawing: a covered dish and a candle on a trolley outside a room',
      da: 'Tegning: en tildækket ret og et lys på en vogn uden for et værelse',
      fi: 'Piirros: kuvulla peitetty annos ja kynttilä kärryssä huoneen oven edessä',
      nl: 'Tekening: een gerecht onder een cloche en een kaars op een wagentje voor een kamer',
      no: 'Tegning: en rett under lokk og et lys på en tralle utenfor et rom',
      sv: 'Teckning: en rätt under lock och ett ljus på en vagn utanför ett rum',
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
    focalPoint: { x: 0.6, y: 0.6 },
    alt: {
      en: 'Drawing: a lit sauna cabin by a mountain lake at night',
      da: 'Tegning: en oplyst saunahytte ved en bjergsø om natten',
      fi: 'Piirros: valaistu saunamökki tunturijärven rannalla yöllä',
      nl: 'Tekening: een verlichte saunahut aan een bergmeer in de nacht',
      no: 'Tegning: en opplyst badstue ved et fjellvann om natten',
      sv: 'Teckning: en upplyst bastustuga vid en fjällsjö om natten',
    },
  },
  saunaInside: {
    fileName: 'sauna-inside.svg',
    credit: DRAWN_FOR_THE_DEMO,
    focalPoint: { x: 0.7, y: 0.55 },
    alt: {
      en: 'Drawing: wooden benches and a hot stove in the sauna',
      da: 'Tegning: træbænke og en varm ovn i saunaen',
      fi: 'Piirros: puiset lauteet ja kuuma kiuas saunassa',
      nl: 'Tekening: houten banken en een hete kachel in de sauna',
      no: 'Tegning: trebenker og en varm ovn i badstua',
      sv: 'Teckning: träbänkar och en het ugn i bastun',
    },
  },
  massage: {
    fileName: 'massage-room.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      en: 'Drawing: a massage table with a warm blanket, stones and a candle',
      da: 'Tegning: en massagebriks med et varmt tæppe, sten og et lys',
      fi: 'Piirros: hierontapöytä, lämmin peitto, kiviä ja kynttilä',
      nl: 'Tekening: een massagetafel met een warme deken, stenen en een kaars',
      no: 'Tegning: en massasjebenk med et varmt teppe, steiner og et lys',
      sv: 'Teckning: en massagebänk med en varm filt, stenar och ett ljus',
    },
  },
} satisfies Record<string, PicturePlan<FjellheimLanguage>>
