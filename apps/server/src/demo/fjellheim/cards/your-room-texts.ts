import { doc, h, ol, p } from '../../rich-text-builders.ts'
import type { FjellheimLanguage } from '../languages.ts'

type RoomWords = {
  title: string
  subtitle: string
  facts: { network: string; password: string; frontDoor: string; door: string }
  safe: string
  radiator: string
  balcony: string
  bunks: string
  stove: { title: string; steps: string[] }
}

/** What the rooms have in common, and what only some have. */
export const ROOM_WORDS: Record<FjellheimLanguage, RoomWords> = {
  en: {
    title: 'Your room',
    subtitle: 'What opens the doors, and how things work.',
    facts: {
      network: 'Wi-Fi in your room',
      password: 'Wi-Fi password',
      frontDoor: 'Front door after 23:00',
      door: 'Your door',
    },
    safe: 'The safe is in the wardrobe: choose four digits, then press the lock. Forgotten by morning? It happens every week. We come up and open it.',
    radiator: 'The radiator listens to the dial under the window. Give it ten minutes to believe you.',
    balcony:
      'Point the handle of the balcony door up and it tilts; point it sideways and it opens. The jays know the difference, so mind your biscuits.',
    bunks:
      'The upper bunks fold down with two hands and one grown-up. Spare blankets are in the bench, and the night light has its own switch by the door.',
    stove: {
      title: 'The stove',
      steps: [
        'Pull the brass knob all the way out: now the damper is open.',
        'It is laid for you. One match, low down.',
        'Leave the door ajar for five minutes, then shut it.',
        'Push the knob halfway in once it burns well, and never close it over embers.',
      ],
    },
  },
  da: {
    title: 'Dit værelse',
    subtitle: 'Hvad der åbner dørene, og hvordan tingene virker.',
    facts: {
      network: 'Wi-Fi på værelset',
      password: 'Wi-Fi-adgangskode',
      frontDoor: 'Hoveddøren efter kl. 23',
      door: 'Din dør',
    },
    safe: 'Boksen står i skabet: vælg fire cifre, og tryk på låsen. Glemt dem næste morgen? Det sker hver uge. Vi kommer op og åbner.',
    radiator: 'Radiatoren lytter til knappen under vinduet. Giv den ti minutter til at tro dig.',
    balcony:
      'Vend altandørens greb opad, så vipper den. Vend det til siden, så går den op. Skovskaderne kender forskellen, så pas på kiksene.',
    bunks:
      'Overkøjerne slås ned med to hænder og én voksen. Ekstra tæpper ligger i bænken, og natlampen har sin egen kontakt ved døren.',
    stove: {
      title: 'Brændeovnen',
      steps: [
        'Træk messingknappen helt ud, så er spjældet åbent.',
        'Brændet er lagt til rette. Én tændstik, helt nede.',
        'Lad lågen stå på klem i fem minutter, og luk den så.',
        'Skub knappen halvt ind, når det brænder godt, og luk aldrig helt, så længe der er gløder.',
      ],
    },
  },
  fi: {
    title: 'Huoneesi',
    subtitle: 'Millä ovet aukeavat ja miten kaikki toimii.',
    facts: {
      network: 'Huoneen Wi-Fi',
      password: 'Wi-Fi-salasana',
      frontDoor: 'Ulko-ovi klo 23 jälkeen',
      door: 'Oma ovesi',
    },
    safe: 'Tallelokero on vaatekaapissa: valitse neljä numeroa ja paina lukkoa. Unohtuivatko ne yön aikana? Niin käy joka viikko. Tulemme avaamaan.',
    radiator: 'Patteri tottelee ikkunan alla olevaa säädintä. Anna sille kymmenen minuuttia aikaa uskoa.',
    balcony:
      'Kun parvekeoven kahva osoittaa ylös, ovi kallistuu raolleen. Sivulle käännettynä se aukeaa. Närhet tietävät eron, joten pidä keksit tallessa.',
    bunks:
      'Yläsängyt lasketaan kahdella kädellä ja yhden aikuisen voimin. Lisäpeitot ovat penkin sisällä, ja yövalolla on oma katkaisin oven vieressä.',
    stove: {
      title: 'Kamiina',
      steps: [
        'Vedä messinkinuppi kokonaan ulos: nyt pelti on auki.',
        'Puut ovat valmiina. Yksi tulitikku, alhaalta.',
        'Pidä luukkua raollaan viisi minuuttia ja sulje se sitten.',
        'Työnnä nuppi puoliväliin, kun tuli palaa hyvin. Älä koskaan sulje peltiä hiilloksen päälle.',
      ],
    },
  },
  nl: {
    title: 'Uw kamer',
    subtitle: 'Wat de deuren opent en hoe alles werkt.',
    facts: {
      network: 'Wifi op de kamer',
      password: 'Wifiwachtwoord',
      frontDoor: 'Voordeur na 23.00 uur',
      door: 'Uw deur',
    },
    safe: 'De kluis staat in de kast: kies vier cijfers en druk op het slot. De volgende ochtend vergeten? Dat gebeurt elke week. We komen hem openmaken.',
    radiator: 'De radiator luistert naar de knop onder het raam. Geef hem tien minuten om u te geloven.',
    balcony:
      'Met de kruk omhoog kantelt de balkondeur, met de kruk opzij gaat hij open. De gaaien kennen het verschil, dus let op uw koekjes.',
    bunks:
      'De bovenbedden klapt u uit met twee handen en één volwassene. Extra dekens liggen in de bank en het nachtlampje heeft een eigen knop bij de deur.',
    stove: {
      title: 'De kachel',
      steps: [
        'Trek de messing knop helemaal naar buiten: nu staat de klep open.',
        'Het hout ligt klaar. Eén lucifer, onderaan.',
        'Laat het deurtje vijf minuten op een kier en doe het dan dicht.',
        'Schuif de knop half in als het goed brandt, en sluit de klep nooit zolang het hout nog gloeit.',
      ],
    },
  },
  no: {
    title: 'Rommet ditt',
    subtitle: 'Hva som åpner dørene, og hvordan ting virker.',
    facts: {
      network: 'Wi-Fi på rommet',
      password: 'Wi-Fi-passord',
      frontDoor: 'Hoveddøra etter kl. 23',
      door: 'Døra di',
    },
    safe: 'Safen står i skapet: velg fire sifre og trykk på låsen. Glemt dem neste morgen? Det skjer hver uke. Vi kommer opp og åpner.',
    radiator: 'Radiatoren hører på hjulet under vinduet. Gi den ti minutter til å tro deg.',
    balcony:
      'Med håndtaket rett opp vipper balkongdøra, til siden går den opp. Nøtteskrikene kjenner forskjellen, så pass på kjeksen.',
    bunks:
      'Overkøyene felles ned med to hender og én voksen. Ekstra tepper ligger i benken, og nattlampa har sin egen bryter ved døra.',
    stove: {
      title: 'Vedovnen',
      steps: [
        'Dra messingknotten helt ut, så er spjeldet åpent.',
        'Veden er lagt klar. Én fyrstikk, helt nederst.',
        'La døra stå på gløtt i fem minutter, og lukk den så.',
        'Skyv knotten halvveis inn når det brenner godt, og steng aldri så lenge det er glør.',
      ],
    },
  },
  sv: {
    title: 'Ditt rum',
    subtitle: 'Vad som öppnar dörrarna och hur allt fungerar.',
    facts: {
      network: 'Wi-Fi på rummet',
      password: 'Wi-Fi-lösenord',
      frontDoor: 'Ytterdörren efter kl. 23',
      door: 'Din dörr',
    },
    safe: 'Värdeskåpet finns i garderoben: välj fyra siffror och tryck på låset. Glömt dem nästa morgon? Det händer varje vecka. Vi kommer upp och öppnar.',
    radiator: 'Elementet lyder vredet under fönstret. Ge det tio minuter att tro dig.',
    balcony:
      'Med handtaget rakt upp vippas balkongdörren, åt sidan går den upp. Nötskrikorna kan skillnaden, så akta kexen.',
    bunks:
      'Överslafarna fälls ner med två händer och en vuxen. Extra filtar ligger i bänken, och nattlampan har en egen knapp vid dörren.',
    stove: {
      title: 'Kaminen',
      steps: [
        'Dra ut mässingsknoppen helt, så är spjället öppet.',
        'Brasan är förberedd. En tändsticka, längst ner.',
        'Låt luckan stå på glänt i fem minuter och stäng den sedan.',
        'Skjut in knoppen till hälften när det brinner bra, och stäng aldrig medan det glöder.',
      ],
    },
  },
}

/** How things work in one kind of room, after what every room has. */
export const ROOM_BODIES = {
  any: ({ safe }: RoomWords) => doc(p(safe)),
  single: ({ radiator, safe }: RoomWords) => doc(p(radiator), p(safe)),
  double: ({ balcony, safe }: RoomWords) => doc(p(balcony), p(safe)),
  family: ({ bunks, safe }: RoomWords) => doc(p(bunks), p(safe)),
  suite: ({ stove, safe }: RoomWords) => doc(h(stove.title), ol(...stove.steps), p(safe)),
}
