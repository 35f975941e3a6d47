# %% [markdown]
# # Ten questions, answered with polars
#
# `snapcount.simulate` plays games and gives them as rows: one a play, a drive, a man and game, and a game, with the column names of nflverse
# where they exist. Here they go into [polars](https://pola.rs) (`pip install 'snapcount[examples]'`). Every game has its seed, so what
# you see below is what you get. This page is made from `ten_questions.py` by `python -m benchmarks.notebook`.

# %%
import polars as pl

import snapcount

pl.Config(tbl_formatting="ASCII_MARKDOWN", tbl_hide_column_data_types=True, tbl_hide_dataframe_shape=True)
pl.Config(float_precision=2, tbl_rows=20, tbl_cols=12)


def in_steps(name: str, *steps: int) -> pl.Expr:
    """1-2, 3-5, …, 10+: a number by the step that it lies in."""
    text = pl.lit(f"{steps[-1]}+")
    for low, high in reversed(list(zip(steps, steps[1:], strict=False))):
        text = pl.when(pl.col(name) < high).then(pl.lit(f"{low}-{high - 1}")).otherwise(text)
    return text


found = snapcount.simulate("dice_football", 60, home="veteran", away="rookie", seed=7)
plays = pl.DataFrame(found.plays, infer_schema_length=None).with_columns(
    pl.col("down", "ydstogo", "yards_gained", "yardline_100", "kick_distance").cast(pl.Int64, strict=False)
)
games = pl.DataFrame(found.games)
drives = pl.DataFrame(found.drives)
downs = plays.filter(pl.col("down") > 0)
len(games), len(drives), len(plays)

# %% [markdown]
# ## 1. What does each call bring?
# Yards on average, how far they scatter, and how often it brings nothing.

# %%
downs.filter(pl.col("play_type").is_in(["run", "pass"])).group_by("tt_offence_call").agg(
    plays=pl.len(),
    yards=pl.col("yards_gained").mean(),
    scatter=pl.col("yards_gained").std(),
    nothing=(pl.col("yards_gained") <= 0).mean(),
).sort("yards")

# %% [markdown]
# ## 2. Which defence card stops which call?
# Average yards: the calls down the side, the defence cards along the top.

# %%
downs.filter(pl.col("play_type").is_in(["run", "pass"])).pivot(
    "tt_defence_call", index="tt_offence_call", values="yards_gained", aggregate_function="mean", sort_columns=True
).sort("tt_offence_call")

# %% [markdown]
# ## 3. What happens on fourth down?

# %%
downs.filter(pl.col("down") == 4).group_by("posteam", "play_type").agg(
    plays=pl.len(), to_go=pl.col("ydstogo").mean(), from_goal=pl.col("yardline_100").mean()
).filter(pl.col("play_type").is_in(["run", "pass", "punt", "field_goal"])).sort(
    "posteam", "plays", descending=[False, True]
)

# %% [markdown]
# ## 4. How often does a third down succeed?
# By the yards that are missing.

# %%
downs.filter((pl.col("down") == 3) & pl.col("play_type").is_in(["run", "pass"])).with_columns(
    to_go=in_steps("ydstogo", 1, 3, 6, 10)
).group_by("to_go").agg(
    tried=pl.len(),
    made=pl.col("third_down_converted").cast(pl.Int64).mean(),
    runs=(pl.col("play_type") == "run").mean(),
).sort(pl.col("to_go").str.extract(r"(\d+)").cast(pl.Int64))

# %% [markdown]
# ## 5. From where are field goals good?

# %%
plays.filter(pl.col("field_goal_attempt") == 1).with_columns(yards=in_steps("kick_distance", 10, 26, 36, 46)).group_by(
    "yards"
).agg(tried=pl.len(), good=(pl.col("field_goal_result") == "made").mean()).sort("yards")

# %% [markdown]
# ## 6. How do drives end, and does it matter where they begin?

# %%
drives.with_columns(
    begins=pl.when(pl.col("start_yardline_100") > 80)
    .then(pl.lit("own 20 and back"))
    .when(pl.col("start_yardline_100") > 50)
    .then(pl.lit("own 21 to 49"))
    .otherwise(pl.lit("their half"))
).group_by("begins").agg(
    drives=pl.len(),
    plays=pl.col("plays").mean(),
    touchdown=(pl.col("result") == "touchdown").mean(),
    field_goal=(pl.col("result") == "field goal").mean(),
    punt=(pl.col("result") == "punt").mean(),
).sort("begins")

# %% [markdown]
# ## 7. Is there a home edge?
# Two coaches of the same kind, so that only the seat differs. `error` is half of the 95 % interval: an edge is none unless it is larger.

# %%
alike = pl.DataFrame(snapcount.simulate("dice_football", 120, seed=3).games)
alike.select(
    games=pl.len(),
    home_wins=(pl.col("result") > 0).mean(),
    margin=pl.col("result").mean(),
    error=1.96 * pl.col("result").std() / pl.len().sqrt(),
)

# %% [markdown]
# ## 8. Who beats whom?
# Every two coaches, both at home half the time: the share of games that the one down the side has won (a tie counts half).

# %%
coaches = ["miser", "rookie", "runner", "veteran"]
met = []
for one in coaches:
    for other in coaches:
        if one != other:
            for game in snapcount.simulate("dice_football", 16, home=one, away=other, seed=11).games:
                won = 0.5 if game["result"] == 0 else float(game["result"] > 0)
                met += [{"coach": one, "against": other, "won": won}, {"coach": other, "against": one, "won": 1 - won}]
pl.DataFrame(met).pivot("against", index="coach", values="won", aggregate_function="mean").select("coach", *coaches)

# %% [markdown]
# ## 9. Do turnovers lose games?
# By how many more balls one side lost than the other.

# %%
games.with_columns(more=pl.col("home_turnovers") - pl.col("away_turnovers")).group_by(
    lost_by_home=pl.col("more").clip(-2, 2)
).agg(games=pl.len(), home_wins=(pl.col("result") > 0).mean(), margin=pl.col("result").mean()).sort("lost_by_home")

# %% [markdown]
# ## 10. Who carries the ball?
# Men have names in Canadian Pro Football: those with the most yards on the ground.

# %%
men = pl.DataFrame(snapcount.simulate("canadian_pro", 12, home="veteran", away="veteran", seed=5).players)
men.group_by("team", "player").agg(
    games=pl.len(), carries=pl.col("rushes").sum(), yards=pl.col("rushing_yards").sum()
).with_columns(a_carry=pl.col("yards") / pl.col("carries")).sort("yards", "player", descending=[True, False]).head(6)
