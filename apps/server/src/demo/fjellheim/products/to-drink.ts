import { CATEGORIES } from '../categories.ts'
import type { FjellheimProduct } from '../product.ts'

export const eveningTea: FjellheimProduct = {
  key: 'evening-tea',
  price: 95,
  vat: 25,
  category: CATEGORIES.bar,
  pictures: ['tea'],
  journey: ['IN_STAY'],
  between: ['15:00', '23:00'],
  allergens: ['gluten', 'milk'],
  diets: ['vegetarian'],
  texts: {
    en: {
      title: 'Evening tea',
      description: 'A pot for two with honey and a slice of cake. In your room or by the fire.',
    },
    da: {
      title: 'Aftente',
      description: 'En kande til to med honning og et stykke kage. På værelset eller ved pejsen.',
    },
    fi: {
      title: 'Iltatee',
      description: 'Pannullinen kahdelle, hunajaa ja pala kakkua. Huoneeseen tai takan ääreen.',
    },
    nl: {
      title: 'Avondthee',
      description: 'Een pot voor twee met honing en een plakje cake. Op de kamer of bij de haard.',
    },
    no: {
      title: 'Kveldste',
      description: 'En kanne til to med honning og et kakestykke. På rommet eller foran peisen.',
    },
    sv: {
      title: 'Kvällste',
      description: 'En kanna för två med honung och en kakbit. På rummet eller framför brasan.',
    },
  },
}

export const pressedJuice: FjellheimProduct = {
  key: 'pressed-juice',
  price: 75,
  vat: 25,
  category: CATEGORIES.bar,
  pictures: ['citrus'],
  journey: ['IN_STAY'],
  between: ['07:00', '22:00'],
  diets: ['vegan', 'gluten free', 'lactose free'],
  texts: {
    en: {
      title: 'Freshly pressed juice',
      description: 'Orange and grapefruit with a little lime, pressed when you order it.',
    },
    da: {
      title: 'Friskpresset juice',
      description: 'Appelsin og grapefrugt med lidt lime, presset når du bestiller.',
    },
    fi: {
      title: 'Tuorepuristettu mehu',
      description: 'Appelsiinia ja greippiä sekä hieman limettiä, puristetaan tilauksesta.',
    },
    nl: {
      title: 'Versgeperst sap',
      description: 'Sinaasappel en grapefruit met een beetje limoen, geperst zodra u bestelt.',
    },
    no: {
      title: 'Nypresset juice',
      description: 'Appelsin og grapefrukt med litt lime, presset når du bestiller.',
    },
    sv: {
      title: 'Färskpressad juice',
      description: 'Apelsin och grapefrukt med lite lime, pressad när du beställer.',
    },
  },
}
