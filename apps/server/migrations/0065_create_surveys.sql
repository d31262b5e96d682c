-- Surveys: what a property asks, every published version of it, what guests answered, and what that adds up to.
create table surveys (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  name text not null,
  kind text not null check (kind in ('survey', 'pulse')),
  -- Whom a low score is told, and which are low.
  alert jsonb not null,
  draft jsonb not null,
  -- What guests get; null until it is published for the first time.
  version integer,
  is_open boolean not null default false,
  has_changes boolean not null default true,
  revision integer not null default 1,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text,
  primary key (property_id, id)
);
select protect_tenant_table('surveys');

-- Never changed: answers are read with the questions they were given to.
create table survey_versions (
  property_id text not null references properties (property_id) on delete cascade,
  survey_id text not null,
  version integer not null,
  kind text not null check (kind in ('survey', 'pulse')),
  body jsonb not null,
  published_at timestamptz not null,
  published_by text,
  -- When another version took its place.
  replaced_at timestamptz,
  primary key (property_id, survey_id, version)
);
select protect_tenant_table('survey_versions');

create table survey_responses (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  survey_id text not null,
  version integer not null,
  -- Null where the guest left out who they are: nothing then leads to them.
  booking_id text,
  contact jsonb,
  asks_for_contact boolean not null default false,
  answers jsonb not null,
  score integer check (score between 0 and 10),
  -- The score, and where none is asked the first rating on the same scale.
  level integer check (level between 0 and 10),
  -- All that was written, to be read in the list and found.
  words text not null default '',
  language text not null,
  unit_category_id text,
  target_group_ids text[] not null default '{}',
  sent_at timestamptz not null,
  -- The property's day, under which it is counted.
  day date not null,
  client_key_hash text not null,
  -- What was sent, so that the same key with something else is told from the same again.
  sent_hash text not null,
  -- The device that sent it may read it again.
  device_hash text not null,
  tags text[] not null default '{}',
  -- As low as the survey's alert said when it was sent.
  is_low boolean not null default false,
  -- Asks for contact, or is low.
  is_to_handle boolean not null default false,
  handled_at timestamptz,
  handled_by text,
  owner_id text,
  owner_name text,
  note text not null default '',
  revision integer not null default 1,
  primary key (property_id, id),
  unique (property_id, survey_id, client_key_hash)
);
create unique index survey_responses_of_booking on survey_responses (property_id, survey_id, booking_id)
  where booking_id is not null;
create index survey_responses_by_time on survey_responses (property_id, sent_at, id);
create index survey_responses_by_survey on survey_responses (property_id, survey_id, sent_at, id);
create index survey_responses_by_booking on survey_responses (property_id, booking_id) where booking_id is not null;
create index survey_responses_to_handle on survey_responses (property_id, survey_id, sent_at, id)
  where is_to_handle and handled_at is null;
create index survey_responses_for_contact on survey_responses (property_id, survey_id, sent_at) where asks_for_contact;
create index survey_responses_by_words on survey_responses using gin (to_tsvector('simple', words));
create index survey_responses_by_tags on survey_responses using gin (tags);
create index survey_responses_tagged on survey_responses (property_id, survey_id) where tags <> '{}';
select protect_tenant_table('survey_responses');

-- What became of a survey with a stay: whether it was asked, and whether it answered; never which answer is its own.
create table survey_stays (
  property_id text not null references properties (property_id) on delete cascade,
  survey_id text not null,
  booking_id text not null,
  -- The same guest in another booking, without saying who.
  guest_mark text not null,
  kind text not null,
  asked_on date,
  times_asked integer not null default 0,
  has_answered boolean not null default false,
  primary key (property_id, survey_id, booking_id)
);
create index survey_stays_by_guest on survey_stays (property_id, guest_mark, asked_on) where kind = 'survey';
create index survey_stays_by_booking on survey_stays (property_id, booking_id);
select protect_tenant_table('survey_stays');

-- How often each answer was given, for each day and every segment it belongs to; an empty text is everybody.
create table survey_counts (
  property_id text not null references properties (property_id) on delete cascade,
  survey_id text not null,
  unit_category_id text not null default '',
  language text not null default '',
  target_group_id text not null default '',
  day date not null,
  counts jsonb not null,
  primary key (property_id, survey_id, unit_category_id, language, target_group_id, day)
);
select protect_tenant_table('survey_counts');

-- Two objects of numbers, added up key by key.
create function add_counts(one jsonb, other jsonb) returns jsonb
  language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(key, total), '{}'::jsonb)
  from (
    select key, sum(value::bigint) as total
    from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) as both_of
    group by key
  ) as sums
$$;

-- How many of a day's responses came without a stay, from a network and altogether (an empty text); of no response is
-- it said where it came from. Days that are over are removed with the next one.
create table survey_strangers (
  property_id text not null references properties (property_id) on delete cascade,
  day date not null,
  network text not null default '',
  responses integer not null,
  primary key (property_id, day, network)
);
select protect_tenant_table('survey_strangers');
