import type { FjellheimLanguage } from '../languages.ts'

type Said = Readonly<Partial<Record<FjellheimLanguage, readonly string[]>>>

/** What guests who liked it wrote. */
export const PRAISE: Said = {
  en: [
    'Waking up to the fjord. And Ola, who remembered that Ella likes her waffles plain.',
    'The quiet. I slept nine hours, which has not happened in years.',
    'We came for one night and stayed for three.',
    'The walk to the waterfall, and the fire that was lit when we came back wet.',
    'Everybody knew our names on the second day.',
    'The sauna by the lake at night, with stars.',
  ],
  no: [
    'Rommet, utsikten og stillheten. Vi kommer tilbake til høsten.',
    'Anna i resepsjonen fant ullsokker til ungene. Sånt glemmer man ikke.',
    'Badstuen ved vannet etter en lang dag på ski.',
    'Alt var enkelt, fra nøkkelen til frokosten på senga.',
  ],
  da: [
    'Udsigten fra altanen, og så den varme kakao under stjernerne.',
    'Venlige mennesker, der havde tid til os.',
    'Børnene taler stadig om bålet.',
  ],
  sv: [
    'Utsikten, bastun och bemötandet. Tack!',
    'Så lugnt och så vackert.',
    'Personalen gör hela skillnaden.',
  ],
  fi: ['Sauna järven rannalla oli matkan kohokohta.', 'Ystävällinen henkilökunta ja hiljaisuus.'],
  nl: ['De rust, het uitzicht en de sauna.', 'Wat een hartelijk welkom, ook om middernacht.'],
}

/** What those wrote to whom it was all right. */
export const FINE: Said = {
  en: [
    'All good, only the bathroom is a little small.',
    'Lovely place. The Wi-Fi on the fourth floor comes and goes.',
    'Nice, but dinner is dear for a family of four.',
  ],
  no: ['Fint sted. Litt lytt mellom rommene.', 'Bra, men parkeringen er trang.'],
  da: ['Dejligt sted, men sengen var lidt blød.'],
  sv: ['Trevligt, men det tog tid innan vi fick våra nycklar.'],
  nl: ['Mooi, maar de kamer was wat warm.'],
}

/** What those wrote who were not content, about anything but breakfast. */
export const COMPLAINTS: Said = {
  en: [
    'The fan of the kitchen runs under our window until midnight. We asked twice for another room.',
    'The shower stayed cold both mornings.',
    'Nobody was at the desk when we came at ten in the evening.',
  ],
  no: ['Det var kaldt på rommet hele natten.', 'Vi ventet førti minutter på å sjekke inn.'],
  da: ['Der var støj fra køkkenet til langt ud på aftenen.'],
  fi: ['Huone oli kylmä, eikä patteri toiminut.'],
}

/** What the breakfast was like in the bad month. */
export const BAD_BREAKFAST: Said = {
  en: [
    'The coffee was cold and the bread was gone at nine.',
    'Twenty minutes in a line for an egg, and then there were none.',
    'The hotel is a dream. The breakfast is not.',
    'One person served the whole room. She did her best.',
  ],
  no: [
    'Kald kaffe og tomme fat klokken halv ni.',
    'Frokosten holder ikke samme nivå som resten.',
    'Det var kø i tjue minutter.',
  ],
  da: ['Kold kaffe, og brødet var væk klokken ni.', 'Der var kun én til at passe hele morgenmaden.'],
  sv: ['Kallt kaffe och tomma fat redan klockan nio.'],
  nl: ['Koude koffie en lege schalen.'],
  fi: ['Kahvi oli kylmää ja leipä loppu.'],
}

/** And after it. */
export const GOOD_BREAKFAST: Said = {
  en: [
    'What a difference to our last visit: hot coffee, fresh bread and nobody in a hurry.',
    'The new breakfast is worth the drive alone.',
    'Waffles to order, and eggs from the farm down the road.',
  ],
  no: ['Frokosten er blitt helt fantastisk.', 'Varme rundstykker til klokken elleve. Endelig!'],
  da: ['Morgenmaden er blevet meget bedre, siden vi var her sidst.'],
  sv: ['Frukosten har blivit så mycket bättre!'],
  nl: ['Het ontbijt is nu een feest.'],
  fi: ['Aamiainen on nyt erinomainen.'],
}

/** What guests asked for on their second day. */
export const PUT_RIGHT: Said = {
  en: ['Could we have a second blanket?', 'The lamp beside the bed flickers.', 'The tap drips at night.'],
  no: ['Kan vi få en ekstra dyne?', 'Det er kaldt på badet.'],
  da: ['Må vi få en pude mere?'],
  sv: ['Det drar från fönstret.'],
}

/** Something of these in the guest's language, or nothing: nobody is made to write what they would not. */
export const saidIn = (words: Said, language: string): readonly string[] =>
  words[language as FjellheimLanguage] ?? []
