import { breakfast } from './breakfast.ts'
import type { PresetCard } from './preset-card.ts'

/** Where no reception and no breakfast room can be taken for granted. */
export const breakfastWithHosts: PresetCard = {
  ...breakfast,
  words: {
    en: {
      title: 'Breakfast',
      subtitle: 'Made in our own kitchen.',
      body: [
        'Tell us the evening before when you would like it, and we lay the table for you.',
        [
          'Any allergies, or something you do not eat? Tell us and we cook around it.',
          'Leaving early? We gladly pack breakfast for the road.',
        ],
      ],
    },
    da: {
      title: 'Morgenmad',
      subtitle: 'Lavet i vores eget køkken.',
      body: [
        'Sig til aftenen før, hvornår du gerne vil spise, så dækker vi bord til dig.',
        [
          'Har du allergier, eller er der noget, du ikke spiser? Sig til, så laver vi noget andet.',
          'Skal du tidligt af sted? Vi pakker gerne morgenmaden til turen.',
        ],
      ],
    },
    fi: {
      title: 'Aamiainen',
      subtitle: 'Valmistettu omassa keittiössämme.',
      body: [
        'Kerro edellisenä iltana, mihin aikaan haluat syödä, niin katamme sinulle pöydän.',
        [
          'Onko sinulla allergioita tai jotain, mitä et syö? Kerro, niin otamme sen huomioon.',
          'Lähdetkö aikaisin? Pakkaamme mielellämme aamiaisen mukaan.',
        ],
      ],
    },
    nl: {
      title: 'Ontbijt',
      subtitle: 'Uit onze eigen keuken.',
      body: [
        'Laat ons de avond ervoor weten hoe laat u wilt ontbijten, dan dekken wij de tafel voor u.',
        [
          'Heeft u een allergie of eet u iets niet? Zeg het ons, dan houden we er rekening mee.',
          'Vertrekt u vroeg? We geven u graag een ontbijt mee voor onderweg.',
        ],
      ],
    },
    no: {
      title: 'Frokost',
      subtitle: 'Laget på vårt eget kjøkken.',
      body: [
        'Si fra kvelden før når du vil spise, så dekker vi på til deg.',
        [
          'Har du allergier, eller er det noe du ikke spiser? Si fra, så tar vi hensyn til det.',
          'Skal du tidlig av gårde? Vi pakker gjerne frokosten til turen.',
        ],
      ],
    },
    sv: {
      title: 'Frukost',
      subtitle: 'Lagad i vårt eget kök.',
      body: [
        'Säg till kvällen innan när du vill äta, så dukar vi åt dig.',
        [
          'Har du allergier, eller finns det något du inte äter? Säg till, så tar vi hänsyn till det.',
          'Ska du i väg tidigt? Vi packar gärna frukosten för resan.',
        ],
      ],
    },
  },
}
