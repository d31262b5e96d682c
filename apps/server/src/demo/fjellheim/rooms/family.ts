import { categoryId } from '../units.ts'
import type { FjellheimRoomType } from './room-type.ts'

export const familyRoom: FjellheimRoomType = {
  categoryId: categoryId('family'),
  pictures: ['familyRoom'],
  texts: {
    en: {
      title: 'Family room',
      description:
        'A big bed, a bunk bed and enough floor for a railway. Games in the cupboard, a cot if you ask.',
      size: '30 m²',
      beds: 'Double and bunk bed',
      view: 'Valley',
      bath: 'Shower, step for children',
      amenities: ['Board games', 'Fridge', 'Kettle', 'Wi-Fi'],
    },
    da: {
      title: 'Familieværelse',
      description:
        'En stor seng, en køjeseng og gulv nok til en togbane. Spil i skabet og tremmeseng, hvis du spørger.',
      size: '30 m²',
      beds: 'Dobbeltseng og køjeseng',
      view: 'Dalen',
      bath: 'Bruser, skammel til børn',
      amenities: ['Brætspil', 'Køleskab', 'Elkedel', 'Wi-Fi'],
    },
    fi: {
      title: 'Perhehuone',
      description:
        'Iso sänky, kerrossänky ja lattiaa vaikka junaradalle. Pelit ovat kaapissa, pinnasänky pyydettäessä.',
      size: '30 m²',
      beds: 'Parisänky ja kerrossänky',
      view: 'Laakso',
      bath: 'Suihku, koroke lapsille',
      amenities: ['Lautapelejä', 'Jääkaappi', 'Vedenkeitin', 'Wi-Fi'],
    },
    nl: {
      title: 'Familiekamer',
      description:
        'Een groot bed, een stapelbed en genoeg vloer voor een treinbaan. Spelletjes in de kast, een kinderbedje op verzoek.',
      size: '30 m²',
      beds: 'Tweepersoons- en stapelbed',
      view: 'Dal',
      bath: 'Douche, opstapje voor kinderen',
      amenities: ['Bordspellen', 'Koelkast', 'Waterkoker', 'Wifi'],
    },
    no: {
      title: 'Familierom',
      description:
        'En stor seng, ei køyeseng og golv nok til en togbane. Spill i skapet, sprinkelseng om du spør.',
      size: '30 m²',
      beds: 'Dobbeltseng og køyeseng',
      view: 'Dalen',
      bath: 'Dusj, krakk til barna',
      amenities: ['Brettspill', 'Kjøleskap', 'Vannkoker', 'Wi-Fi'],
    },
    sv: {
      title: 'Familjerum',
      description:
        'En stor säng, en våningssäng och golv nog för en tågbana. Spel i skåpet, spjälsäng om du frågar.',
      size: '30 m²',
      beds: 'Dubbelsäng och våningssäng',
      view: 'Dalen',
      bath: 'Dusch, pall för barnen',
      amenities: ['Sällskapsspel', 'Kylskåp', 'Vattenkokare', 'Wi-Fi'],
    },
  },
}
