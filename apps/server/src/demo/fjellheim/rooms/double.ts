import { categoryId } from '../units.ts'
import type { FjellheimRoomType } from './room-type.ts'

export const doubleWithBalcony: FjellheimRoomType = {
  categoryId: categoryId('double'),
  pictures: ['room', 'stars'],
  texts: {
    en: {
      title: 'Double with balcony',
      description: 'A room for two with a balcony of its own, two chairs on it, and the spruces below.',
      size: '22 m²',
      beds: 'Double, 160 cm',
      view: 'Forest',
      bath: 'Rain shower',
      amenities: ['Balcony', 'Wool blankets', 'Kettle', 'Wi-Fi'],
    },
    da: {
      title: 'Dobbeltværelse med altan',
      description: 'Et værelse til to med egen altan, to stole på den og granerne nedenfor.',
      size: '22 m²',
      beds: 'Dobbeltseng, 160 cm',
      view: 'Skov',
      bath: 'Regnbruser',
      amenities: ['Altan', 'Uldtæpper', 'Elkedel', 'Wi-Fi'],
    },
    fi: {
      title: 'Parvekkeellinen kahden hengen huone',
      description: 'Huone kahdelle, oma parveke, sillä kaksi tuolia ja alla kuuset.',
      size: '22 m²',
      beds: 'Parisänky, 160 cm',
      view: 'Metsä',
      bath: 'Sadesuihku',
      amenities: ['Parveke', 'Villahuovat', 'Vedenkeitin', 'Wi-Fi'],
    },
    nl: {
      title: 'Tweepersoonskamer met balkon',
      description: 'Een kamer voor twee met een eigen balkon, twee stoelen erop en de sparren eronder.',
      size: '22 m²',
      beds: 'Tweepersoons, 160 cm',
      view: 'Bos',
      bath: 'Regendouche',
      amenities: ['Balkon', 'Wollen dekens', 'Waterkoker', 'Wifi'],
    },
    no: {
      title: 'Dobbeltrom med balkong',
      description: 'Et rom for to med egen balkong, to stoler på den og granene nedenfor.',
      size: '22 m²',
      beds: 'Dobbeltseng, 160 cm',
      view: 'Skog',
      bath: 'Regndusj',
      amenities: ['Balkong', 'Ullpledd', 'Vannkoker', 'Wi-Fi'],
    },
    sv: {
      title: 'Dubbelrum med balkong',
      description: 'Ett rum för två med egen balkong, två stolar på den och granarna nedanför.',
      size: '22 m²',
      beds: 'Dubbelsäng, 160 cm',
      view: 'Skog',
      bath: 'Regndusch',
      amenities: ['Balkong', 'Yllefiltar', 'Vattenkokare', 'Wi-Fi'],
    },
  },
}
