-- An address somebody wants instead of theirs is kept apart until a link sent there was followed. How a person writes
-- dates and times is their own; null is as the staff app writes them. `image` names the picture below.
alter table staff_users
  add column pending_email text,
  add column date_format text,
  add column time_format text;

-- A link that was used is kept until its time is over, so that whoever opens it again is told so.
alter table staff_tokens
  add column used_at timestamptz,
  drop constraint staff_tokens_purpose_check,
  add constraint staff_tokens_purpose_check
    check (purpose in ('password-reset', 'email-verification', 'email-change', 'second-factor'));

-- Small and square; colleagues see it beside the name.
create table staff_pictures (
  user_id text primary key references staff_users (id) on delete cascade,
  bytes bytea not null check (length(bytes) <= 200000)
);
grant select, insert, update, delete on staff_pictures to innkeeper_installation;
