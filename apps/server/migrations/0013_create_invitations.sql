-- One open invitation per address and property; it goes when it is accepted or withdrawn, the audit log remembers.
-- The token travels in the mail alone; here stands its hash, null until the mail is written.

create table invitations (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  email text not null check (email = lower(email)),
  roles text[] not null
    check (roles <@ array['owner', 'manager', 'reception', 'housekeeping', 'editor', 'analyst'] and cardinality(roles) > 0),
  token_hash text,
  invited_by text not null,
  invited_by_id text not null,
  invited_at timestamptz not null,
  sent_at timestamptz,
  is_undeliverable boolean not null default false,
  expires_at timestamptz not null,
  primary key (property_id, id),
  unique (property_id, email)
);
create unique index invitations_token on invitations (token_hash);
select protect_tenant_table('invitations');
-- Whoever follows the link is in no property yet, so the token is looked for in all of them.
create policy installation on invitations to innkeeper_installation using (true);
grant select, delete on invitations to innkeeper_installation;

-- A change of a membership is told to the property's open pages in the transaction that makes it.
grant insert on outbox to innkeeper_installation;

create table staff_notification_settings (
  user_id text primary key references staff_users (id) on delete cascade,
  play_sound_in_tab boolean not null,
  play_sound_out_of_tab boolean not null,
  display_notifications boolean not null
);
grant select, insert, update, delete on staff_notification_settings to innkeeper_installation;
