import { Command } from 'commander'
import { createOwner } from './create-owner.ts'
import { runMigrations } from './migrate.ts'
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
    .action(createOwner)
  return innkeeper
}
