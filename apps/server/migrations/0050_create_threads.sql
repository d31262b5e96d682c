-- What a guest and the house write to each other, by whatever channel, in one thread for a stay.
create table threads (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  -- Null for a visitor without a booking, who gave a name and a room, and for a sender nobody knows.
  booking_id text,
  visitor_name text,
  visitor_room text,
  -- The number or address of a sender whom no booking has.
  sender text,
  language text not null,
  assigned_to text,
  assigned_name text,
  done_at timestamptz,
  last_at timestamptz not null,
  read_by_guest_at timestamptz,
  -- Up to which entry staff have read, and when.
  read_by_staff bigint not null default 0,
  read_by_staff_at timestamptz,
  -- Whether the guest waits for an answer.
  waits_since timestamptz,
  created_at timestamptz not null,
  primary key (property_id, id)
);
create unique index threads_of_booking on threads (property_id, booking_id) where booking_id is not null;
create unique index threads_of_sender on threads (property_id, sender) where sender is not null;
create index threads_by_age on threads (property_id, last_at desc, id);
create index threads_waiting on threads (property_id, waits_since, id) where waits_since is not null;
select protect_tenant_table('threads');

create table thread_entries (
  property_id text not null,
  id text not null,
  thread_id text not null,
  -- The order they were written in: two can have the same moment.
  number bigint generated always as identity,
  -- The guest, somebody of the house, or a note that the guest does not see.
  written_by text not null check (written_by in ('guest', 'staff', 'note')),
  channel text not null check (channel in ('guestbook', 'sms', 'email')),
  text text not null,
  -- Of a mail.
  subject text,
  -- A picture of the guest's, in the property's private files.
  picture jsonb,
  author_id text,
  author_name text,
  -- The device a guest wrote on; null for what came by SMS or mail.
  device_hash text,
  at timestamptz not null,
  -- When the guest read what the house wrote.
  read_at timestamptz,
  -- What the sender calls it, so that the same is not written down twice.
  client_key text,
  -- What the provider calls an SMS or a mail that came in.
  provider_id text,
  -- Of an SMS or a mail: who sent it, where that is not the address the thread is known by.
  sent_from text,
  -- An answer nobody read here goes out at this moment.
  goes_out_at timestamptz,
  message_id text,
  primary key (property_id, id),
  unique (property_id, thread_id, client_key),
  foreign key (property_id, thread_id) references threads (property_id, id) on delete cascade
);
create index thread_entries_of_thread on thread_entries (property_id, thread_id, number);
create unique index thread_entries_of_provider on thread_entries (property_id, channel, provider_id)
  where provider_id is not null;
create index thread_entries_to_send on thread_entries (goes_out_at) where goes_out_at is not null;
select protect_tenant_table('thread_entries');
create policy installation on thread_entries for select to innkeeper_installation using (true);
grant select (property_id, goes_out_at) on thread_entries to innkeeper_installation;

-- Devices that wrote in a thread, and those that showed the code that was sent to the guest: they read all of it.
create table thread_devices (
  property_id text not null,
  thread_id text not null,
  device_hash text not null,
  reads_all boolean not null default false,
  -- Without a booking: the device is all that leads back to the thread.
  is_visitor boolean not null default false,
  since timestamptz not null,
  primary key (property_id, thread_id, device_hash),
  foreign key (property_id, thread_id) references threads (property_id, id) on delete cascade
);
create index thread_devices_of_device on thread_devices (property_id, device_hash);
select protect_tenant_table('thread_devices');

-- A code is for the device that asked for it: a stranger's guesses cost nobody else their own.
create table thread_codes (
  property_id text not null,
  thread_id text not null,
  device_hash text not null,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (property_id, thread_id, device_hash),
  foreign key (property_id, thread_id) references threads (property_id, id) on delete cascade
);
select protect_tenant_table('thread_codes');

-- Answers the house writes often, with placeholders, by language.
create table canned_answers (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  name text not null,
  languages jsonb not null,
  position integer not null,
  revision integer not null default 1,
  changed_at timestamptz not null,
  primary key (property_id, id)
);
select protect_tenant_table('canned_answers');
