import { bold, doc, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

export const wifi: FjellheimCard = {
  key: 'wifi',
  type: 'Content',
  layout: 'plain',
  visibility: shown({ to: ['checkin', 'qr'] }),
  texts: {
    en: {
      title: 'Wi-Fi',
      subtitle: 'Free in the whole house, and no password to type.',
      body: doc(
        p('Choose the network ', bold('Fjellheim'), ' and accept the terms on the page that opens.'),
        ul(
          'The library has the strongest signal and a door to close behind your calls.',
          'On the first kilometre of every path there is mobile coverage. After that there is quiet.',
        ),
        p('If the page does not open, switch Wi-Fi off and on once. Still nothing? Reception will help.'),
      ),
    },
    da: {
      title: 'Wi-Fi',
      subtitle: 'Gratis i hele huset, og uden adgangskode.',
      body: doc(
        p('Vælg netværket ', bold('Fjellheim'), ', og acceptér vilkårene på den side, der åbner.'),
        ul(
          'Signalet er bedst i biblioteket, hvor du også kan lukke døren om en samtale.',
          'Der er mobildækning på den første kilometer af hver sti. Derefter er der ro.',
        ),
        p('Åbner siden ikke, så slå Wi-Fi fra og til igen. Driller det stadig, hjælper receptionen.'),
      ),
    },
    fi: {
      title: 'Wi-Fi',
      subtitle: 'Maksuton koko talossa, eikä salasanaa tarvita.',
      body: doc(
        p('Valitse verkko ', bold('Fjellheim'), ' ja hyväksy ehdot avautuvalla sivulla.'),
        ul(
          'Kirjastossa yhteys on paras, ja puheluita varten oven voi sulkea.',
          'Jokaisen polun ensimmäisellä kilometrillä on kenttää. Sen jälkeen on hiljaista.',
        ),
        p('Jos sivu ei avaudu, kytke Wi-Fi pois ja takaisin päälle. Vastaanotto auttaa mielellään.'),
      ),
    },
    nl: {
      title: 'Wifi',
      subtitle: 'Gratis in het hele huis, zonder wachtwoord.',
      body: doc(
        p('Kies het netwerk ', bold('Fjellheim'), ' en ga akkoord op de pagina die verschijnt.'),
        ul(
          'In de bibliotheek is het bereik het best, en kan de deur dicht als u wilt bellen.',
          'Op de eerste kilometer van elk pad hebt u mobiel bereik. Daarna is het stil.',
        ),
        p('Verschijnt de pagina niet? Zet wifi even uit en weer aan. Lukt het niet, dan helpt de receptie.'),
      ),
    },
    no: {
      title: 'Wi-Fi',
      subtitle: 'Gratis i hele huset, helt uten passord.',
      body: doc(
        p('Velg nettverket ', bold('Fjellheim'), ' og godta vilkårene på siden som åpner seg.'),
        ul(
          'Best signal er det i biblioteket, og der kan du lukke døren når du skal ringe.',
          'Den første kilometeren av hver sti har mobildekning. Etter det er det stille.',
        ),
        p(
          'Åpner ikke siden seg, slår du Wi-Fi av og på en gang. Fortsatt ingenting? Resepsjonen hjelper deg.',
        ),
      ),
    },
    sv: {
      title: 'Wi-Fi',
      subtitle: 'Gratis i hela huset, och inget lösenord att knappa in.',
      body: doc(
        p('Välj nätverket ', bold('Fjellheim'), ' och godkänn villkoren på sidan som öppnas.'),
        ul(
          'Bäst signal har biblioteket, och där kan du stänga dörren om dina samtal.',
          'Den första kilometern av varje stig har mobiltäckning. Sedan är det tyst.',
        ),
        p('Öppnas inte sidan, slå av och på Wi-Fi en gång. Krånglar det ändå hjälper receptionen dig.'),
      ),
    },
  },
}
