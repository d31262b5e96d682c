import { categoryId } from '../units.ts'
import type { FjellheimRoomType } from './room-type.ts'

export const mountainSingle: FjellheimRoomType = {
  categoryId: categoryId('single'),
  pictures: ['singleRoom'],
  texts: {
    en: {
      title: 'Mountain single',
      description: 'A small room of pine under the eaves, with a desk at the window and a bed for one.',
      size: '14 m²',
      beds: 'Single, 105 cm',
      view: 'Forest',
      bath: 'Shower',
      amenities: ['Desk', 'Wool blanket', 'Kettle', 'Wi-Fi'],
    },
    da: {
      title: 'Enkeltværelse mod fjeldet',
      description: 'Et lille værelse i fyrretræ under skråtaget, med skrivebord ved vinduet og seng til én.',
      size: '14 m²',
      beds: 'Enkeltseng, 105 cm',
      view: 'Skov',
      bath: 'Bruser',
      amenities: ['Skrivebord', 'Uldtæppe', 'Elkedel', 'Wi-Fi'],
    },
    fi: {
      title: 'Yhden hengen tunturihuone',
      description:
        'Pieni mäntypuinen huone vinon katon alla: kirjoituspöytä ikkunan ääressä ja sänky yhdelle.',
      size: '14 m²',
      beds: 'Yhden hengen, 105 cm',
      view: 'Metsä',
      bath: 'Suihku',
      amenities: ['Kirjoituspöytä', 'Villahuopa', 'Vedenkeitin', 'Wi-Fi'],
    },
    nl: {
      title: 'Eenpersoonskamer aan de bergkant',
      description:
        'Een kleine kamer van grenenhout onder het dak, met een bureau aan het raam en een bed voor één.',
      size: '14 m²',
      beds: 'Eenpersoons, 105 cm',
      view: 'Bos',
      bath: 'Douche',
      amenities: ['Bureau', 'Wollen deken', 'Waterkoker', 'Wifi'],
    },
    no: {
      title: 'Enkeltrom mot fjellet',
      description: 'Et lite rom i furu under skråtaket, med skrivebord ved vinduet og seng til én.',
      size: '14 m²',
      beds: 'Enkeltseng, 105 cm',
      view: 'Skog',
      bath: 'Dusj',
      amenities: ['Skrivebord', 'Ullpledd', 'Vannkoker', 'Wi-Fi'],
    },
    sv: {
      title: 'Enkelrum mot fjället',
      description: 'Ett litet rum i furu under snedtaket, med skrivbord vid fönstret och säng för en.',
      size: '14 m²',
      beds: 'Enkelsäng, 105 cm',
      view: 'Skog',
      bath: 'Dusch',
      amenities: ['Skrivbord', 'Yllefilt', 'Vattenkokare', 'Wi-Fi'],
    },
  },
}
