import { GUESTBOOK_PRESETS } from '@innkeeper/domain/properties/constants.ts'
import { Command } from 'commander'
import { disableUser, enableUser, grantInternal, resetSecondFactor, revokeInternal } from './accounts.ts'
import { createOwner } from './create-owner.ts'
import { listProperties } from './list-properties.ts'
import { runMigrations } from './migrate.ts'
import { rotateKey } from './rotate-key.ts'
import { runSeed } from './seed.ts'

/** The operators' commands; they read the same settings as the server. */
export function program(): Command {
  const innkeeper = new Command('innkeeper')
    .description('Commands for whoever operates an Innkeeper installation.')
    .addHelpText('after', '\nSettings are read from the environment and from .env, as the server does.')
  innkeeper.command('migrate').description('bring the database schema up to date').action(runMigrations)
  innkeeper
    .command('seed')
    .description('set a new installation up with the demo hotels and accounts')
    .action(runSeed)
  innkeeper
    .command('create-owner')
    .description(
      'create an account that owns a property; the password is asked for, or read from standard input',
    )
    .requiredOption('--email <address>', 'e-mail address to sign in with')
    .requiredOption('--name <name>', 'the person’s name')
    .requiredOption('--property <id>', 'id of the property, such as fjellheim; created when there is none')
    .option('--property-name <name>', 'name of a property that is created')
    .option('--country <code>', 'its country, such as NO: gives currency, time zone and languages')
    .option('--languages <codes>', 'its languages by country, the first one first, such as NO,GB')
    .option('--currency <code>', 'such as NOK')
    .option('--time-zone <name>', 'such as Europe/Oslo')
    .option('--kind <kind>', `what its guestbook begins as: ${GUESTBOOK_PRESETS.join(', ')}`)
    .option('--brand-colour <colour>', 'such as #1f3a34')
    .action(createOwner)
  innkeeper
    .command('list-properties')
    .description('list every property: id, name, whether it is active, how many people belong to it')
    .action(listProperties)
  innkeeper
    .command('reset-second-factor')
    .description('remove the second factor of somebody who lost it, and sign them out everywhere')
    .argument('<email>', 'e-mail address the person signs in with')
    .action(resetSecondFactor)
  innkeeper
    .command('disable-user')
    .description('close an account: sign it out everywhere and let it sign in no more')
    .argument('<email>', 'e-mail address the person signs in with')
    .action(disableUser)
  innkeeper
    .command('enable-user')
    .description('open an account that was closed')
    .argument('<email>', 'e-mail address the person signs in with')
    .action(enableUser)
  innkeeper
    .command('grant-internal')
    .description('make somebody internal staff, who may enter every property and grant modules')
    .argument('<email>', 'e-mail address the person signs in with')
    .requiredOption('--property <id>', 'a property that shows the person in its team')
    .action(grantInternal)
  innkeeper
    .command('revoke-internal')
    .description('make internal staff ordinary again, and sign them out everywhere')
    .argument('<email>', 'e-mail address the person signs in with')
    .action(revokeInternal)
  innkeeper
    .command('rotate-key')
    .description(
      'put all registrations under a new key, while the server runs; run it again if it was cut short',
    )
    .action(rotateKey)
  return innkeeper
}
