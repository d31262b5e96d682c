-- A deleted card keeps its row, so that the deletion can be taken back until it is published.
alter table cards add column deleted_at timestamptz;

-- Who published a version and what it changed, for the history; the order apart from the texts, because it is read
-- far more often. Null in versions that are older than these columns.
alter table guestbook_versions
  add column published_by_name text,
  add column changed_cards integer,
  add column places jsonb;

-- What of a guestbook's drafts belongs to no single card. Each change of order counts up, one at a time; the tab bar
-- is null while it is the one guests see.
create table guestbook_drafts (
  property_id text primary key references properties (property_id) on delete cascade,
  order_revision integer not null default 0,
  tab_bar jsonb
);
select protect_tenant_table('guestbook_drafts');

-- Who edits a card now; an entry that was not renewed for a while has ended.
create table card_editors (
  property_id text not null,
  card_id text not null,
  user_id text not null,
  name text not null,
  seen_at timestamptz not null,
  primary key (property_id, card_id, user_id),
  foreign key (property_id, card_id) references cards (property_id, id) on delete cascade
);
select protect_tenant_table('card_editors');
