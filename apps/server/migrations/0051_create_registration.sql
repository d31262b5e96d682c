-- Registration before arrival: the forms of a property, every version of each, and what guests sent.
create table registration_forms (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  name text not null,
  is_on boolean not null default true,
  position integer not null,
  target_group_ids text[] not null default '{}',
  -- The version in use; guests get no other.
  version integer not null,
  revision integer not null default 1,
  changed_at timestamptz not null,
  changed_by text,
  primary key (property_id, id)
);
select protect_tenant_table('registration_forms');

-- Never changed: what was sent is read with the version it was sent with, also when the form is gone.
create table registration_form_versions (
  property_id text not null references properties (property_id) on delete cascade,
  form_id text not null,
  version integer not null,
  body jsonb not null,
  made_at timestamptz not null,
  -- When another version took its place.
  replaced_at timestamptz,
  primary key (property_id, form_id, version)
);
select protect_tenant_table('registration_form_versions');

create table registration_submissions (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  booking_id text not null,
  booking_number text not null,
  form_id text not null,
  form_version integer not null,
  -- The booking's guest, or another adult of it.
  person text not null check (person in ('main', 'adult')),
  -- What is found by words: names and the number of the booking, and nothing else. Empty once the guest was erased.
  first_name text not null,
  last_name text not null,
  search_words text not null,
  companions integer not null default 0,
  arrival date not null,
  departure date not null,
  language text not null,
  sent_at timestamptz not null,
  -- Null for the guest; else who filled it in with the guest.
  author_id text,
  author_name text,
  -- The device that sent it reads it back for a while.
  device_hash text,
  -- The same person of a booking, without saying who.
  person_mark text not null,
  client_key text not null,
  terms_version integer,
  -- Answers, companions and signature, sealed with the data key of this row.
  key_id text not null,
  data_key text not null,
  sealed bytea not null,
  -- An ID picture, sealed in the property's files.
  picture_id text,
  read_at timestamptz,
  checked_at timestamptz,
  checked_by text,
  country text not null,
  kept_months integer not null,
  -- The person was erased; a law keeps the rest until its day.
  locked_at timestamptz,
  primary key (property_id, id),
  unique (property_id, booking_id, person_mark),
  unique (property_id, booking_id, client_key)
);
create unique index registration_submissions_of_guest on registration_submissions (property_id, booking_id)
  where person = 'main';
create index registration_submissions_by_arrival on registration_submissions (property_id, arrival, sent_at, id);
create index registration_submissions_by_key on registration_submissions (property_id, key_id);
select protect_tenant_table('registration_submissions');

-- An ID picture that was sent before its form; without a form it goes after an hour.
create table registration_pictures (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  booking_id text not null,
  device_hash text not null,
  -- The same picture, sent again.
  client_key text not null,
  key_id text not null,
  data_key text not null,
  -- Where the sealed bytes lie.
  file text not null,
  width integer not null,
  height integer not null,
  made_at timestamptz not null,
  submission_id text,
  primary key (property_id, id),
  unique (property_id, booking_id, client_key)
);
create index registration_pictures_unclaimed on registration_pictures (property_id, made_at) where submission_id is null;
create index registration_pictures_by_key on registration_pictures (property_id, key_id);
select protect_tenant_table('registration_pictures');
create policy installation on registration_pictures for select to innkeeper_installation using (true);
grant select (property_id, made_at, submission_id) on registration_pictures to innkeeper_installation;

-- A link that opens one person's form and nothing else: for a companion's own phone, or for the tablet at the desk.
create table registration_links (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  token_hash text not null,
  booking_id text not null,
  person text not null check (person in ('main', 'adult')),
  -- How the guest calls whom it is for; empty at the desk, and once it was used.
  name text not null,
  -- Set at the desk: who turned the tablet round.
  author_id text,
  author_name text,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- A guest's: the booking's link key it was made by, hashed. Once that was renewed it opens nothing.
  link_key_hash text,
  -- A guest's: the device that made it is told whom it is for.
  device_hash text,
  used_at timestamptz,
  submission_id text,
  primary key (property_id, id),
  unique (property_id, token_hash)
);
create index registration_links_of_booking on registration_links (property_id, booking_id);
select protect_tenant_table('registration_links');

-- When the booking's guest registered, and how many adults did.
alter table bookings add column registered_at timestamptz;
alter table bookings add column registered_people integer not null default 0;

alter table retention_runs add column registrations integer not null default 0;

-- Automations ask whether a guest is registered; those there are ask for nothing. Whoever runs this sees the rows of no
-- property while the walls bind owners too.
alter table automations no force row level security;
update automations set automation = jsonb_set(automation, '{onlyIf,registration}', 'null');
alter table automations force row level security;
