import type { ShowcaseLanguage } from './languages.ts'

type ForestWords = {
  title: string
  lead: string
  morning: { title: string; text: string }
  evening: { title: string; text: string }
  path: { title: string; text: string; link: string }
  film: string
  rain: { title: string; text: string }
  back: string
  sauna: { title: string; hours: [day: string, time: string][] }
}

export const FOREST_WORDS: Record<ShowcaseLanguage, ForestWords> = {
  en: {
    title: 'A day in the forest',
    lead: 'Nothing here has to be done. But if you like to: this is how others spend it.',
    morning: {
      title: 'The morning',
      text: 'Walk before breakfast. The path begins behind the sauna, and the mist is gone by nine.',
    },
    evening: {
      title: 'The evening',
      text: 'The fire is lit at five. There are blankets in the chest, and tea on the stove.',
    },
    path: {
      title: 'The long path',
      text: 'Five kilometres, marked in white, dry after a day without rain. Ask us for a packed lunch, or write to ',
      link: 'the kitchen',
    },
    film: 'Big Buck Bunny, a short film by the Blender Foundation',
    rain: {
      title: 'If it rains',
      text: 'A short film for the sofa. It comes from YouTube once you press play.',
    },
    back: 'Back to the guestbook',
    sauna: {
      title: 'Sauna',
      hours: [
        ['Monday to Friday', '16:00 to 22:00'],
        ['Saturday and Sunday', '10:00 to 22:00'],
      ],
    },
  },
  da: {
    title: 'En dag i skoven',
    lead: 'Her er ikke noget, du skal nå. Men hvis du har lyst: Sådan bruger andre dagen.',
    morning: {
      title: 'Morgenen',
      text: 'Gå en tur før morgenmaden. Stien begynder bag saunaen, og tågen er væk klokken ni.',
    },
    evening: {
      title: 'Aftenen',
      text: 'Vi tænder op klokken fem. Der ligger tæpper i kisten, og der står te på komfuret.',
    },
    path: {
      title: 'Den lange sti',
      text: 'Fem kilometer, afmærket med hvidt, tør efter en dag uden regn. Bed os om en madpakke, eller skriv til ',
      link: 'køkkenet',
    },
    film: 'Big Buck Bunny, en kortfilm af Blender Foundation',
    rain: {
      title: 'Hvis det regner',
      text: 'En kortfilm til sofaen. Den hentes fra YouTube, når du trykker på afspil.',
    },
    back: 'Tilbage til gæstebogen',
    sauna: {
      title: 'Sauna',
      hours: [
        ['Mandag til fredag', '16.00 til 22.00'],
        ['Lørdag og søndag', '10.00 til 22.00'],
      ],
    },
  },
}
