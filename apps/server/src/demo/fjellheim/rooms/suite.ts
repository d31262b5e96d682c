import { categoryId } from '../units.ts'
import type { FjellheimRoomType } from './room-type.ts'

export const fjordSuite: FjellheimRoomType = {
  categoryId: categoryId('suite'),
  pictures: ['suite', 'suiteBath', 'lake'],
  texts: {
    en: {
      title: 'Fjord suite',
      description:
        'The corner of the house: a window the width of the wall, a tub from which you see the peaks, and a balcony to the fjord.',
      size: '38 m²',
      beds: 'King, 180 cm',
      view: 'Fjord and peaks',
      bath: 'Tub by the window',
      amenities: ['Balcony', 'Sofa corner', 'Bathrobes', 'Coffee machine', 'Wi-Fi'],
    },
    da: {
      title: 'Fjordsuite',
      description:
        'Husets hjørne: et vindue i hele væggens bredde, et badekar med udsigt til tinderne og en altan mod fjorden.',
      size: '38 m²',
      beds: 'Kingsize, 180 cm',
      view: 'Fjord og tinder',
      bath: 'Badekar ved vinduet',
      amenities: ['Altan', 'Sofahjørne', 'Badekåber', 'Kaffemaskine', 'Wi-Fi'],
    },
    fi: {
      title: 'Vuonosviitti',
      description:
        'Talon kulma: koko seinän levyinen ikkuna, amme, josta näkyvät huiput, ja parveke vuonolle päin.',
      size: '38 m²',
      beds: 'Leveä parisänky, 180 cm',
      view: 'Vuono ja huiput',
      bath: 'Amme ikkunan ääressä',
      amenities: ['Parveke', 'Sohvaryhmä', 'Kylpytakit', 'Kahvinkeitin', 'Wi-Fi'],
    },
    nl: {
      title: 'Fjordsuite',
      description:
        'De hoek van het huis: een raam zo breed als de muur, een bad met uitzicht op de toppen en een balkon aan de fjord.',
      size: '38 m²',
      beds: 'Kingsize, 180 cm',
      view: 'Fjord en toppen',
      bath: 'Bad bij het raam',
      amenities: ['Balkon', 'Zithoek', 'Badjassen', 'Koffiemachine', 'Wifi'],
    },
    no: {
      title: 'Fjordsuite',
      description:
        'Hjørnet av huset: et vindu like bredt som veggen, et badekar med utsikt til tindene og balkong mot fjorden.',
      size: '38 m²',
      beds: 'Bred dobbeltseng, 180 cm',
      view: 'Fjord og tinder',
      bath: 'Badekar ved vinduet',
      amenities: ['Balkong', 'Sofakrok', 'Badekåper', 'Kaffemaskin', 'Wi-Fi'],
    },
    sv: {
      title: 'Fjordsvit',
      description:
        'Husets hörn: ett fönster lika brett som väggen, ett badkar med utsikt mot topparna och balkong mot fjorden.',
      size: '38 m²',
      beds: 'Bred dubbelsäng, 180 cm',
      view: 'Fjord och toppar',
      bath: 'Badkar vid fönstret',
      amenities: ['Balkong', 'Soffhörna', 'Badrockar', 'Kaffemaskin', 'Wi-Fi'],
    },
  },
}
