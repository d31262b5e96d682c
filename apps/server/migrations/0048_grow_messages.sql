-- Messages are their own queue: whoever claims one first sends it, and says what became of it.
alter table messages drop constraint messages_state_check;
alter table messages
  add constraint messages_state_check
    check (state in ('queued', 'kept', 'sent', 'delivered', 'failed', 'cancelled', 'skipped')),
  add column purpose text not null default 'answer' check (purpose in ('answer', 'service', 'marketing')),
  -- What is sent to many is kept once; a message then has what differs: names, dates and links.
  add column body_id text,
  add column facts jsonb,
  -- Parts an SMS is paid as; counted when it is queued.
  add column parts integer not null default 0,
  -- Not before this moment: the hour it was planned for, the end of the quiet hours, or the next try.
  add column next_try_at timestamptz not null default now(),
  add column tries integer not null default 0,
  -- Somebody is sending it; after this moment they are thought to be gone.
  add column claimed_until timestamptz,
  -- It may have gone out twice: whoever was sending it was gone before they could say.
  add column may_be_double boolean not null default false,
  add column provider text,
  -- What the provider calls it in its reports.
  add column provider_id text,
  add column delivered_at timestamptz;
create index messages_to_send on messages (property_id, channel, next_try_at) where state = 'queued';
create index messages_of_provider on messages (property_id, provider, provider_id) where provider_id is not null;
create index messages_of_booking on messages (property_id, booking_id, created_at desc) where booking_id is not null;
create index messages_of_body on messages (property_id, body_id) where body_id is not null;
create index messages_by_state on messages (property_id, state, created_at desc);
-- Which properties have something to send is found in all of them.
create policy installation on messages for select to innkeeper_installation using (true);
grant select (property_id, channel, state, next_try_at, claimed_until) on messages to innkeeper_installation;

create table message_bodies (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  channel text not null check (channel in ('sms', 'email')),
  -- A compiled e-mail, or the words of an SMS.
  form text not null check (form in ('compiled', 'sms')),
  language text not null,
  content jsonb not null,
  created_at timestamptz not null,
  primary key (property_id, id)
);
select protect_tenant_table('message_bodies');

-- A message to one or many, sent by somebody; its messages name it as their cause.
create table mailings (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  audience jsonb not null,
  content jsonb not null,
  template_id text,
  purpose text not null check (purpose in ('service', 'marketing')),
  send_at timestamptz,
  state text not null check (state in ('scheduled', 'sending', 'done', 'cancelled', 'failed')),
  failure text,
  people integer not null default 0,
  created_by text,
  created_by_name text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (property_id, id)
);
create index mailings_by_age on mailings (property_id, created_at desc, id);
create index mailings_scheduled on mailings (send_at) where state = 'scheduled';
create index mailings_of_template on mailings (property_id, template_id) where template_id is not null;
select protect_tenant_table('mailings');
create policy installation on mailings for select to innkeeper_installation using (true);
grant select (property_id, id, state, send_at) on mailings to innkeeper_installation;

-- Addresses that get nothing, or no offers: mail came back, somebody wrote STOP or unsubscribed.
create table message_addresses (
  property_id text not null references properties (property_id) on delete cascade,
  channel text not null check (channel in ('sms', 'email')),
  -- Lower case, or a number in international form.
  address text not null,
  standing text not null check (standing in ('bounced', 'stopped', 'unsubscribed')),
  -- Who said so: the provider, the guest's own answer, a link in a mail, staff.
  source text not null,
  at timestamptz not null,
  primary key (property_id, channel, address)
);
select protect_tenant_table('message_addresses');

-- How a property writes to its guests. Keys and passwords are sealed with a key outside the database.
create table message_settings (
  property_id text primary key references properties (property_id) on delete cascade,
  settings jsonb not null,
  sms_key text,
  dkim_key text,
  mailbox_password text,
  -- How far the mailbox was read.
  mailbox_read jsonb,
  revision integer not null default 1,
  changed_by text,
  changed_at timestamptz
);
select protect_tenant_table('message_settings');
create policy installation on message_settings for select to innkeeper_installation using (true);
grant select (property_id, settings) on message_settings to innkeeper_installation;
