-- What was counted of everything, without the counts of parts: overviews of years read nothing else.
create function whole_counts(counts jsonb) returns jsonb
  language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(key, value), '{}'::jsonb)
  from jsonb_each(counts)
  where position('|' in key) = 0
$$;

-- Numbers by day and subject, for ever and without anybody in them. Rows of visits grow as visits come; those of
-- everything else are counted from what lies elsewhere, and stored once a day is settled.
create table statistics_days (
  property_id text not null references properties (property_id) on delete cascade,
  subject text not null,
  day date not null,
  counts jsonb not null,
  whole jsonb not null generated always as (whole_counts(counts)) stored,
  -- Counted for the last time: what it was counted from may be gone.
  is_settled boolean not null default false,
  -- What the money of the day is in: a property can change its currency.
  currency text,
  primary key (property_id, subject, day)
);
select protect_tenant_table('statistics_days');

-- Everything that is counted where it lies is found by its day.
create index voucher_redemptions_by_time on voucher_redemptions (property_id, redeemed_at);
-- The walls between properties let a case be found by an index, and no coalesce.
create index messages_by_departure on messages (property_id, (case when sent_at is null then created_at else sent_at end))
  where state in ('sent', 'delivered', 'failed');
create index automation_steps_by_time on automation_steps (property_id, done_at) where state <> 'planned';
create index thread_entries_by_guests on thread_entries (property_id, at) where written_by = 'guest';
create index survey_counts_of_everybody on survey_counts (property_id, day)
  where unit_category_id = '' and language = '' and target_group_id = '';

-- Batches of events that were counted, so that one that is sent again counts once; kept as long as events are believed.
-- One that is repeated is answered as the first time.
create table tracking_batches (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  received_at timestamptz not null,
  kept integer not null,
  primary key (property_id, id)
);
create index tracking_batches_age on tracking_batches (received_at);
select protect_tenant_table('tracking_batches');
create policy installation on tracking_batches to innkeeper_installation using (true);
grant select, delete on tracking_batches to innkeeper_installation;

-- Who gets the summary of the week, and the Monday of the last one sent.
create table weekly_summaries (
  property_id text not null references properties (property_id) on delete cascade,
  user_id text not null,
  is_on boolean not null,
  last_week date,
  primary key (property_id, user_id)
);
select protect_tenant_table('weekly_summaries');
