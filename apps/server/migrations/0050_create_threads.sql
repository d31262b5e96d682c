-- What a guest and the house write to each other, by whatever channel, in one thread for a stay.
create table threads (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  -- Null for a visitor without a booking, who gave a name and a room.
  booking_id text,
  visitor_name text,
  visitor_room text,
  language text not null,
  assigned_to text,
  done_at timestamptz,
  last_at timestamptz not null,
  -- Up to where each side has read.
  read_by_guest_at timestamptz,
  read_by_staff_at timestamptz,
  -- Whether the guest waits for an answer.
  waits_since timestamptz,
  created_at timestamptz not null,
  primary key (property_id, id)
);
create unique index threads_of_booking on threads (property_id, booking_id) where booking_id is not null;
create index threads_by_age on threads (property_id, last_at desc, id);
select protect_tenant_table('threads');

create table thread_entries (
  property_id text not null,
  id text not null,
  thread_id text not null,
  -- The guest, somebody of the house, or a note that the guest does not see.
  written_by text not null check (written_by in ('guest', 'staff', 'note')),
  channel text not null check (channel in ('guestbook', 'sms', 'email')),
  text text not null,
  -- A picture of the guest's, in the property's private files.
  picture jsonb,
  author_id text,
  author_name text,
  at timestamptz not null,
  -- What the sender calls it, so that the same is not written down twice.
  client_key text,
  -- An answer nobody read here goes out at this moment.
  goes_out_at timestamptz,
  message_id text,
  primary key (property_id, id),
  unique (property_id, thread_id, client_key),
  foreign key (property_id, thread_id) references threads (property_id, id) on delete cascade
);
create index thread_entries_of_thread on thread_entries (property_id, thread_id, at, id);
create index thread_entries_to_send on thread_entries (goes_out_at) where goes_out_at is not null;
select protect_tenant_table('thread_entries');
create policy installation on thread_entries for select to innkeeper_installation using (true);
grant select (property_id, goes_out_at) on thread_entries to innkeeper_installation;

-- Devices that may read a thread: they wrote in it, or showed the code that was sent to the guest.
create table thread_devices (
  property_id text not null,
  thread_id text not null,
  device_hash text not null,
  since timestamptz not null,
  primary key (property_id, thread_id, device_hash),
  foreign key (property_id, thread_id) references threads (property_id, id) on delete cascade
);
select protect_tenant_table('thread_devices');

create table thread_codes (
  property_id text not null,
  thread_id text not null,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (property_id, thread_id),
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
